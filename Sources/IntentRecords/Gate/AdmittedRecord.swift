import AppIntents
import Foundation
import JSON
import JSONSchema

/// A record that passed the gate: valid, resolved, confirmed, and in the outbox.
///
/// Nobody but ``RecordGate`` can make one, so a client that takes nothing else cannot send anything
/// that the person did not say yes to.
public struct AdmittedRecord: Hashable, Sendable {
  /// The intent's type name.
  public let intent: String
  /// What makes a repetition of this very request known as one.
  public let idempotencyKey: String
  /// The record's exact bytes, as they were validated.
  public let bytes: [UInt8]
  /// The record's `parameters`, which is what the API is sent.
  public let parameters: [UInt8]
  /// Whether these bytes were sent under this key before, without a known outcome.
  public let isRepetition: Bool

  /// Here for the gate below, and for nobody else.
  fileprivate init(
    intent: String, idempotencyKey: String, bytes: [UInt8], parameters: [UInt8], isRepetition: Bool
  ) {
    self.isRepetition = isRepetition
    self.intent = intent
    self.idempotencyKey = idempotencyKey
    self.bytes = bytes
    self.parameters = parameters
  }
}

extension RecordGate {
  /// Admits the record of the running invocation, once the person has confirmed.
  ///
  /// When this returns, the record is kept as resolved, and stands in the outbox as pending.
  ///
  /// - Throws: The reason that it may not be sent.
  public func admit(_ record: IntentRecord) throws(RecordRejection) -> AdmittedRecord {
    var record = record
    let invocation = try openInvocation()
    record.isResolved = isConfirmed(invocation)
    let bytes = record.bytes
    let document = try validated(bytes)
    if record.isResolved, let recorded = recorded(invocation), isComposed(record, recorded) {
      try keep(record, of: recorded)
    }
    return try admit(document, bytes)
  }

  /// Admits a record by its bytes.
  ///
  /// - Throws: The reason that it may not be sent.
  public func admit(bytes: [UInt8]) throws(RecordRejection) -> AdmittedRecord {
    try admit(validated(bytes), bytes)
  }

  /// Admits bytes that were held against every schema, and what they say.
  private func admit(
    _ document: JSONValue, _ bytes: [UInt8]
  ) throws(RecordRejection) -> AdmittedRecord {
    let invocation = try openInvocation()
    guard document["resolved"]?.bool == true, isConfirmed(invocation) else { throw .unresolved }
    guard let recorded = recorded(invocation), recorded.record?.bytes == bytes else {
      throw .foreign
    }
    let parameters = document["parameters"] ?? .object(JSONObject())
    let key = try enter(bytes, parameters.bytes, for: invocation, recorded)
    return AdmittedRecord(
      intent: intent, idempotencyKey: key, bytes: bytes, parameters: parameters.bytes,
      isRepetition: false)
  }

  /// Admits once more what was sent before without a known outcome: the same key, the same bytes.
  ///
  /// - Throws: The reason that it may not be sent.
  public func admit(again entry: Outbox.Entry) throws(RecordRejection) -> AdmittedRecord {
    let document = try validated(entry.record)
    let invocation = try openInvocation()
    guard document["resolved"]?.bool == true, isConfirmed(invocation) else { throw .unresolved }
    guard let recorded = recorded(invocation), var record = recorded.record, let outbox,
      let parameters = document["parameters"], JSONValue.object(record.parameters) == parameters
    else { throw .foreign }
    record.isResolved = true
    try keep(record, of: recorded)
    let isReopened: Bool
    do throws(OutboxError) {
      isReopened = try outbox.reopen(entry)
    } catch {
      throw .notKept
    }
    guard isReopened else { throw .foreign }
    recorded.atEnd { outbox.markSaid([entry.key]) }
    return AdmittedRecord(
      intent: intent, idempotencyKey: entry.key, bytes: entry.record,
      parameters: parameters.bytes, isRepetition: true)
  }

  /// Reads a record's bytes to the letter and holds them against every schema.
  func validated(_ bytes: [UInt8]) throws(RecordRejection) -> JSONValue {
    let document: JSONValue
    do throws(JSONSyntaxError) {
      document = try JSONValue(parsing: bytes, limits: .record)
    } catch {
      throw RecordRejection(error)
    }
    for schema in schemas {
      if let violation = schema.schema.violations(in: document, limit: 1).first {
        throw RecordRejection(violation)
      }
    }
    return document
  }

  private func isConfirmed(_ invocation: InvocationContext) -> Bool {
    switch confirmation {
    case .required: invocation.confirmations.last == true
    case .notNeeded: invocation.confirmations.last != false
    }
  }

  private func isComposed(_ record: IntentRecord, _ recorded: RecordedInvocation) -> Bool {
    guard var known = recorded.record else { return false }
    known.isResolved = record.isResolved
    return known == record
  }

  private func enter(
    _ bytes: [UInt8], _ parameters: [UInt8], for invocation: InvocationContext,
    _ recorded: RecordedInvocation
  ) throws(RecordRejection) -> String {
    // By chance under a replay's clock too: the service's memory is longer than a conversation, and
    // a key that came again would make another order look like a repetition of this one.
    let key = UUID().uuidString.lowercased()
    guard let outbox else { return key }
    do throws(OutboxError) {
      try outbox.enter(
        key: key, intent: intent, record: bytes, parameters: parameters, at: invocation.timestamp)
    } catch {
      throw .notKept
    }
    recorded.atEnd { outbox.markSaid([key]) }
    return key
  }
}
