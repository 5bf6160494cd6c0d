import Foundation

extension EKError {
  /// What an app is told of a failure of the calendar's folder.
  init(_ failure: CalendarFolderError) {
    switch failure {
    case .failed(let step, let number):
      let system = POSIXErrorCode(rawValue: number)
      switch (step, system) {
      case (.makeFolder, .EACCES), (.makeFolder, .EROFS), (.makeFolder, .EPERM),
        (.write, .EACCES), (.write, .EROFS), (.write, .EPERM),
        (.publish, .EACCES), (.publish, .EROFS), (.publish, .EPERM),
        (.remove, .EACCES), (.remove, .EROFS), (.remove, .EPERM):
        self.init(.calendarReadOnly, systemError: system)
      case (_, _): self.init(.internalFailure, systemError: system)
      }
    case .unsettled(let number):
      self.init(
        .internalFailure, systemError: POSIXErrorCode(rawValue: number), isOutcomeUnknown: true)
    case .notAFile: self.init(.internalFailure, systemError: .EISDIR)
    case .damaged: self.init(.internalFailure)
    }
  }
}
