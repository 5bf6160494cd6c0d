public import AppIntents
import JSON
import Synchronization

/// The only way from a running intent to the network: it keeps the record and admits it, or does not.
///
/// Make one for each intent that needs the back end, and keep it. In `perform()`, ask it first for
/// the record with ``compose(_:)``, let the person confirm, then have the record admitted with
/// ``admit(_:)``. What it returns is the only thing that the app's client should take.
public final class RecordGate: Sendable {
  /// When a record counts as resolved.
  public enum Confirmation: Sendable {
    /// Once the person has said yes in this invocation, and not no after that.
    case required
    /// As soon as the entities are found, for what changes nothing; a no still counts.
    case notNeeded
  }

  let intent: String
  let schemas: [RecordSchema]
  let outbox: Outbox?
  let confirmation: Confirmation
  private let log: RecordLog
  private let running = Mutex<[String: RecordedInvocation]>([:])

  /// Makes the gate of an intent.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - schemas: Schemas of the app's own that its records must follow, beside the derived one.
  ///   - log: Where records are kept.
  ///   - outbox: Where what is about to be sent is kept; `nil` for intents that only read.
  ///   - confirmation: What makes a record resolved.
  /// - Throws: When a schema cannot be derived from what the intent declares.
  public init(
    for intent: any AppIntent.Type, schemas: [RecordSchema] = [], log: RecordLog,
    outbox: Outbox? = nil, confirmation: Confirmation = .required
  ) throws(RecordSchemaError) {
    self.intent = String(describing: intent)
    self.schemas = [try RecordSchema(describing: intent)] + schemas
    self.log = log
    self.outbox = outbox
    self.confirmation = confirmation
  }

  /// Composes the record of the intent that is running, and keeps it, not yet resolved.
  ///
  /// When `perform()` runs again, the record takes the place of the one before.
  ///
  /// - Throws: When no invocation is running in this task, when the record cannot be kept, and when
  ///   it does not follow the schemas.
  public func compose(_ intent: some AppIntent) throws(RecordRejection) -> IntentRecord {
    let invocation = try openInvocation()
    guard invocation.intent == self.intent else { throw .wrongIntent(invocation.intent) }
    let record = IntentRecord(of: intent, in: invocation)
    let recorded = running.withLock { running in
      let known = running[invocation.id]
      let recorded = known ?? RecordedInvocation { [weak self] in self?.forget(invocation.id) }
      if known == nil { running[invocation.id] = recorded }
      return (recorded, isNew: known == nil)
    }
    if recorded.isNew { invocation.add(recorded.0) }
    try keep(record, of: recorded.0)
    // What cannot be sent anyway is not worth a question.
    _ = try validated(record.bytes)
    return record
  }

  /// The invocation that the code runs in, as long as it goes on.
  func openInvocation() throws(RecordRejection) -> InvocationContext {
    guard let invocation = InvocationContext.current, (try? invocation.requireOpen()) != nil else {
      throw .noInvocation
    }
    return invocation
  }

  /// What was composed for an invocation.
  func recorded(_ invocation: InvocationContext) -> RecordedInvocation? {
    running.withLock { $0[invocation.id] }
  }

  /// Writes a record of an invocation in the place of the one before.
  func keep(_ record: IntentRecord, of recorded: RecordedInvocation) throws(RecordRejection) {
    do throws(RecordLogError) {
      try log.write(record, replacing: recorded.record)
    } catch {
      throw .notKept
    }
    recorded.take(record)
  }

  private func forget(_ invocation: String) {
    _ = running.withLock { $0.removeValue(forKey: invocation) }
  }
}
