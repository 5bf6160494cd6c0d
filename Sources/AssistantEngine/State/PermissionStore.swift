package import ExtensionProtocol
import JSON

/// What the person has answered when apps asked for access, per app, kind and resource.
///
/// The file is read at every question, since another Behest may have written it; what cannot be
/// read was never granted.
package struct PermissionStore: Sendable {
  private let document: StoredDocument
  private let lock: FileLock
  private let folder: StateFolder

  package init(_ folder: StateFolder) {
    self.folder = folder
    document = StoredDocument(folder.state + "/permissions.json", version: 1)
    lock = FileLock(folder.state + "/permissions.lock")
  }

  /// An answer that is kept.
  package struct Entry: Equatable, Sendable {
    package var app: String
    package var kind: String
    /// The resource; inside the state's data it is kept relative to that, and moves with it.
    package var resource: String
    package var status: PermissionStatus
  }

  /// The answer kept; `notDetermined` where there is none, or none that can be read.
  package func status(app: String, kind: String, resource: String) -> PermissionStatus {
    ((try? entries()) ?? []).first { $0.matches(app, kind, resource) }?.status ?? .notDetermined
  }

  /// The answers kept, in the order they were given.
  package func entries() throws(StateError) -> [Entry] {
    guard let content = try document.read() else { return [] }
    guard let elements = content["permissions"]?.array else {
      throw document.damaged("it has no list of permissions")
    }
    return try elements.map { element throws(StateError) in
      guard let app = element["app"]?.string, let kind = element["kind"]?.string,
        let resource = element["resource"]?.string,
        let status = element["status"]?.string.flatMap(PermissionStatus.init(rawValue:))
      else { throw document.damaged("a permission is incomplete") }
      return Entry(app: app, kind: kind, resource: absolute(resource), status: status)
    }
  }

  /// Keeps an answer; `notDetermined` forgets it.
  ///
  /// A damaged file is put aside. One of another version is left alone and nothing is kept.
  package func record(
    _ status: PermissionStatus, app: String, kind: String, resource: String
  ) throws(StateError) {
    try lock.withLock { () throws(StateError) in
      var entries = try writableEntries()
      entries.removeAll { $0.matches(app, kind, resource) }
      if status != .notDetermined {
        entries.append(Entry(app: app, kind: kind, resource: resource, status: status))
      }
      try write(entries)
    }
  }

  /// Forgets answers, of all apps and kinds unless they are given, and says how many.
  @discardableResult
  package func reset(app: String? = nil, kind: String? = nil) throws(StateError) -> Int {
    try lock.withLock { () throws(StateError) in
      let entries = try writableEntries()
      let kept = entries.filter { app ?? $0.app != $0.app || kind ?? $0.kind != $0.kind }
      if kept.count < entries.count { try write(kept) }
      return entries.count - kept.count
    }
  }

  private func writableEntries() throws(StateError) -> [Entry] {
    do throws(StateError) {
      return try entries()
    } catch .damaged {
      try document.file.setAside()
      return []
    } catch {
      throw error
    }
  }

  private func write(_ entries: [Entry]) throws(StateError) {
    let elements = entries.map { entry -> JSONValue in
      [
        "app": .string(entry.app), "kind": .string(entry.kind),
        "resource": .string(relative(entry.resource)), "status": .string(entry.status.rawValue),
      ]
    }
    try document.write([("permissions", .array(elements))])
  }

  /// How a resource within the state's data begins in the file.
  private static let dataToken = "${DATA}/"

  private func relative(_ resource: String) -> String {
    guard resource.hasPrefix(folder.data + "/") else { return resource }
    return Self.dataToken + resource.dropFirst(folder.data.count + 1)
  }

  private func absolute(_ resource: String) -> String {
    guard resource.hasPrefix(Self.dataToken) else { return resource }
    return folder.data + "/" + resource.dropFirst(Self.dataToken.count)
  }
}

extension PermissionStore.Entry {
  fileprivate func matches(_ app: String, _ kind: String, _ resource: String) -> Bool {
    self.app == app && self.kind == kind && self.resource == resource
  }
}
