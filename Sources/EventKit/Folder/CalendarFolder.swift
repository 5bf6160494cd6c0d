private import Glibc

/// A calendar in the vdir form: a folder with one event in each `.ics` file.
///
/// Every change is made beside the calendar first and put in place in one step, so a reader sees the
/// old file or the new one, and a kill or a full disk leaves no half of either.
struct CalendarFolder: Sendable {
  /// Where the folder is, or will be once it is first written to.
  let path: String

  /// Makes the folder and its parents where they are missing, readable by the person alone.
  ///
  /// - Parameter displayName: The calendar's name, written only into a folder that is made here.
  /// - Throws: The step that failed; parents made before it stay.
  func make(displayName: String) throws(CalendarFolderError) {
    var status = stat()
    if stat(path, &status) == 0 { return }
    for end in path.indices where path[end] == "/" && end != path.startIndex {
      try makeOne(String(path[..<end]))
    }
    guard try makeOne(path) else { return }
    let folder = try opened()
    // A calendar without its name is still a calendar, and the next program may give it one.
    _ = try? publish(Array(displayName.utf8), as: "displayname", in: folder, replacing: false)
  }

  /// Makes one folder and tells whether it was missing.
  @discardableResult
  private func makeOne(_ path: String) throws(CalendarFolderError) -> Bool {
    if mkdir(path, 0o700) == 0 { return true }
    if errno == EEXIST { return false }
    throw .failed(.makeFolder, errno: errno)
  }

  /// Opens the folder, which must be there.
  func opened() throws(CalendarFolderError) -> OwnedDescriptor {
    let number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard let folder = OwnedDescriptor(number) else {
      throw .failed(.openFolder, errno: errno)
    }
    return folder
  }

  /// Waits until no other process changes the folder's files, until the descriptor is closed.
  func lock(_ folder: borrowing OwnedDescriptor) throws(CalendarFolderError) {
    while flock(folder.number, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .failed(.lock, errno: errno) }
    }
  }
}
