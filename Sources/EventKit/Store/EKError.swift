public import Foundation

/// An error of the event store, with Apple's codes.
public struct EKError: Error, Hashable, Sendable {
  /// What went wrong.
  public let code: Code
  /// What the system said when the calendar's folder could not be read or written.
  ///
  /// Behest's addition; Apple's error does not tell.
  public let systemError: POSIXErrorCode?
  /// Whether the change may have been made all the same.
  ///
  /// Behest's addition: the event is written, but the system could not confirm that the folder will
  /// keep it. Saving again tells.
  public let isOutcomeUnknown: Bool

  /// Makes an error of a code.
  public init(_ code: Code) {
    self.init(code, systemError: nil)
  }

  init(_ code: Code, systemError: POSIXErrorCode?, isOutcomeUnknown: Bool = false) {
    self.code = code
    self.systemError = systemError
    self.isOutcomeUnknown = isOutcomeUnknown
  }
}

extension EKError {
  /// The code of a missing permission.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
  /// The code of an event without a calendar.
  public static var noCalendar: Code { .noCalendar }
  /// The code of an event without a start.
  public static var noStartDate: Code { .noStartDate }
  /// The code of an event without an end.
  public static var noEndDate: Code { .noEndDate }
  /// The code of an event that ends before it starts.
  public static var datesInverted: Code { .datesInverted }
  /// The code of a date that a calendar file cannot hold.
  public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
  /// The code of an event that another store made.
  public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
  /// The code of a calendar that cannot be written.
  public static var calendarReadOnly: Code { .calendarReadOnly }
  /// The code of everything else.
  public static var internalFailure: Code { .internalFailure }
}

extension EKError: CustomNSError, LocalizedError {
  /// Apple's domain of these errors.
  public static var errorDomain: String { "EKErrorDomain" }

  /// Apple's number of the code.
  public var errorCode: Int { code.rawValue }

  /// A sentence for a developer's log; what a person should hear is for the app to say.
  public var errorDescription: String? {
    guard let systemError else { return "The event store failed: \(code)." }
    let reason = String(cString: strerror(systemError.rawValue))
    return "The event store failed: \(code) (\(reason))."
  }
}
