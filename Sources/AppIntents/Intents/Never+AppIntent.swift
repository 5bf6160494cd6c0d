/// The intent that a result without a next intent opens; it has no values.
extension Never: AppIntent {
  public static var title: LocalizedStringResource { "Never" }

  /// Traps: there is no value to make, and nothing in this module calls it.
  public init() { preconditionFailure("Never has no values.") }

  public func perform() async throws -> Never { switch self {} }
}
