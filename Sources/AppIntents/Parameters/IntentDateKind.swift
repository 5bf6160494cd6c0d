import ExtensionProtocol

/// Which parts of a date are meant.
public enum IntentDateKind: Hashable, Sendable {
  case date, time, dateTime

  var parts: ValueKind.DateParts {
    switch self {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    }
  }
}
