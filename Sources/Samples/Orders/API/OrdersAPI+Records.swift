import IntentRecords

extension OrdersAPI {
  /// Places the order of a record that passed the gate.
  func place(_ record: AdmittedRecord) async -> RequestOutcome {
    let outcome = await place(
      record.parameters, key: record.idempotencyKey, isRepetition: record.isRepetition)
    return switch outcome {
    case .accepted(let orderID): .accepted(reference: orderID)
    case .rejected(let rejection): .rejected(reason: rejection.reason ?? "")
    case .notSent: .notSent
    case .unknown: .unknown
    }
  }

  /// Asks how the order of a key stands.
  func status(of key: String, by record: AdmittedRecord) async -> OrderLookup {
    await status(key: key)
  }

  /// Cancels the order of a key.
  func cancel(_ key: String, by record: AdmittedRecord) async -> RequestOutcome {
    switch await cancel(key: key) {
    case .found(let number, .cancelled): .accepted(reference: number)
    case .found, .unknown: .unknown
    case .notFound: .rejected(reason: "")
    case .rejected(let rejection): .rejected(reason: rejection.reason ?? "")
    case .notSent: .notSent
    }
  }
}
