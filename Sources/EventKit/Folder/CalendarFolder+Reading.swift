private import Glibc

extension CalendarFolder {
  /// The names of the files that may hold events, sorted.
  func eventFileNames() throws(CalendarFolderError) -> [String] {
    try names { $0.hasSuffix(".ics") && !$0.hasPrefix(".") }
  }

  /// The names in the folder that a closure wants, sorted.
  func names(where isWanted: (String) -> Bool) throws(CalendarFolderError) -> [String] {
    guard let directory = opendir(path) else { throw .failed(.list, errno: errno) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(validatingCString: $0)
        }
      }
      if let name, isWanted(name) { names.append(name) }
    }
    return names.sorted()
  }

  /// A file's bytes; `nil` where there is no file of that name.
  func bytes(
    of name: String, in folder: borrowing OwnedDescriptor
  ) throws(CalendarFolderError) -> [UInt8]? {
    // Without O_NONBLOCK a named pipe in the folder would hold the app for ever.
    let number = openat(folder.number, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard let file = OwnedDescriptor(number) else {
      if errno == ENOENT { return nil }
      throw .failed(.read, errno: errno)
    }
    guard isRegularFile(file.number) else { throw .notAFile }
    return try file.readAll()
  }

  /// Looks for the event's file: the one named after it, else the one that holds its UID.
  func find(
    _ identifier: EventIdentifier, in folder: borrowing OwnedDescriptor
  ) throws(CalendarFolderError) -> (name: String, bytes: [UInt8])? {
    if let name = identifier.fileName, let bytes = try bytes(of: name, in: folder) {
      return (name, bytes)
    }
    for name in try eventFileNames() {
      // A file that cannot be read is another event's trouble.
      guard let bytes = try? bytes(of: name, in: folder) else { continue }
      if CalendarFile.read(bytes)?.identifier == identifier { return (name, bytes) }
    }
    return nil
  }

  private func isRegularFile(_ number: Int32) -> Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
