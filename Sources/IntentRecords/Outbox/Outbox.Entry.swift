public import Foundation

extension Outbox {
  /// A request as the outbox remembers it.
  public struct Entry: Hashable, Sendable {
    /// The request's idempotency key.
    public let key: String
    /// The intent's type name.
    public let intent: String
    /// The record's exact bytes.
    public let record: [UInt8]
    /// The record's parameters, as they were sent.
    public let parameters: [UInt8]
    /// When it was entered.
    public let date: Date
    /// What became of it; `nil` while it is pending.
    public let outcome: RequestOutcome?
  }
}
