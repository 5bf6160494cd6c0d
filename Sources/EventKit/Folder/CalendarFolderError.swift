/// A reason that the calendar's folder could not do what it was asked.
enum CalendarFolderError: Error, Hashable {
  /// A system call failed with an error number; nothing has changed.
  case failed(Step, errno: Int32)
  /// The change was made, but the system could not confirm that it will last.
  case unsettled(errno: Int32)
  /// Where an event's file should be lies something that is no file.
  case notAFile
  /// A file does not hold the event that its name promises.
  case damaged

  /// What was being done.
  enum Step: Hashable {
    case makeFolder
    case openFolder
    case lock
    case list
    case read
    case write
    case publish
    case remove
  }
}
