extension EKError {
  /// The reasons that Apple numbers, as far as this store can give them.
  public enum Code: Int, Sendable {
    /// The event cannot be changed.
    case eventNotMutable = 0
    /// The event has no calendar.
    case noCalendar = 1
    /// The event has no start.
    case noStartDate = 2
    /// The event has no end.
    case noEndDate = 3
    /// The event ends before it starts.
    case datesInverted = 4
    /// The calendar's folder or one of its files cannot be used.
    case internalFailure = 5
    /// The calendar's folder may not be written.
    case calendarReadOnly = 6
    /// A date lies beyond the year 9999.
    case startDateTooFarInFuture = 9
    /// The event was made by another store.
    case objectBelongsToDifferentStore = 11
    /// The store keeps no entities of this kind.
    case invalidEntityType = 27
    /// The person has not allowed it.
    case eventStoreNotAuthorized = 29
  }
}

extension EKError.Code {
  /// Lets `catch EKError.noCalendar` match an error by its code, as it does on Apple's systems.
  public static func ~= (code: EKError.Code, error: any Error) -> Bool {
    (error as? EKError)?.code == code
  }
}
