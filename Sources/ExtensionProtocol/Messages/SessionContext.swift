package import JSON

/// What every request tells the app of the conversation it stands in.
package struct SessionContext: JSONDocument {
  /// The conversation's locale (`ko-KR`).
  package var locale: String
  /// The conversation's clock in seconds since 1970, when it is a fixed one.
  package var now: Double?
  /// Whether the person only hears the answer.
  package var isVoiceOnly: Bool
  /// What the person has allowed, by kind (`calendar`).
  package var permissions: [String: PermissionStatus]

  package init(
    locale: String, now: Double? = nil, isVoiceOnly: Bool = false,
    permissions: [String: PermissionStatus] = [:]
  ) {
    self.locale = locale
    self.now = now
    self.isVoiceOnly = isVoiceOnly
    self.permissions = permissions
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      locale: try json.string("locale"), now: json["now"]?.double,
      isVoiceOnly: json.flag("isVoiceOnly"))
    for (kind, status) in json["permissions"]?.object?.members ?? [] {
      permissions[kind] = status.string.flatMap(PermissionStatus.init(rawValue:))
    }
  }

  package var json: JSONValue {
    .members(
      ("locale", .string(locale)), ("now", now.map { .double($0) }),
      ("isVoiceOnly", isVoiceOnly ? true : nil),
      ("permissions", permissions.isEmpty ? nil : permissions.mapValues(\.rawValue).json))
  }
}
