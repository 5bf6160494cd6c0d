import ExtensionProtocol
import Foundation
import Testing

@testable import EventKit

struct CalendarFolderTests {
  private let store = EKEventStore()

  @Test func `makes a folder for the person alone, with a name`() throws {
    let calendar = try TemporaryCalendar()
    try calendar.use(.writeOnly) {
      try store.save(try calendar.stay(store), span: .thisEvent)
    }
    let names = try calendar.names()
    #expect(names == ["55b41698-842e-5a06-8539-3a0419c1fcef@stays.ics", "displayname"])
    let name = try String(
      contentsOf: calendar.folder.appending(path: "displayname"), encoding: .utf8)
    #expect(name == "Home")
    #expect(try mode(calendar.folder) == 0o700)
    for file in names { #expect(try mode(calendar.folder.appending(path: file)) == 0o600) }
  }

  @Test func `leaves the name of a folder that is there`() throws {
    let calendar = try TemporaryCalendar()
    try FileManager.default.createDirectory(at: calendar.folder, withIntermediateDirectories: true)
    try calendar.use(.writeOnly) { try store.save(try calendar.stay(store), span: .thisEvent) }
    #expect(try calendar.names().count == 1)
  }

  @Test func `writes the same bytes wherever and whenever it retries`() throws {
    let calendars = try [TemporaryCalendar(), TemporaryCalendar()]
    for calendar in calendars {
      try calendar.use(.writeOnly) { try store.save(try calendar.stay(store), span: .thisEvent) }
    }
    #expect(try calendars[0].files() == calendars[1].files())
  }

  @Test func `says why when the folder is a file`() throws {
    let calendar = try TemporaryCalendar()
    try FileManager.default.createDirectory(
      at: calendar.folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: calendar.folder)
    try calendar.use(.writeOnly) { () throws in
      #expect(throws: EKError(.internalFailure, systemError: .ENOTDIR)) {
        try store.save(try calendar.stay(store), span: .thisEvent)
      }
    }
  }

  @Test func `says why when a parent is a file`() throws {
    let calendar = try TemporaryCalendar()
    try Data().write(to: calendar.folder.deletingLastPathComponent())
    try calendar.use { () throws in
      #expect(throws: EKError(.internalFailure, systemError: .ENOTDIR)) {
        try store.save(try calendar.stay(store), span: .thisEvent)
      }
    }
  }

  @Test(arguments: [true, false])
  func `does not take a folder for the event that is already there`(_ mayRead: Bool) throws {
    let calendar = try TemporaryCalendar()
    let name = "55b41698-842e-5a06-8539-3a0419c1fcef@stays.ics"
    try FileManager.default.createDirectory(
      at: calendar.folder.appending(path: name), withIntermediateDirectories: true)
    try calendar.use(mayRead ? .fullAccess : .writeOnly) { () throws in
      #expect(throws: EKError(.internalFailure, systemError: .EISDIR)) {
        try store.save(try calendar.stay(store), span: .thisEvent)
      }
      #expect(try store.save(try calendar.stay(store, id: "dummy-2"), span: .thisEvent) == .added)
    }
    #expect(try calendar.names().filter { $0.hasSuffix(".tmp") } == [])
  }

  @Test func `does not write over a file that it cannot read`() throws {
    let calendar = try TemporaryCalendar()
    let name = "55b41698-842e-5a06-8539-3a0419c1fcef@stays.ics"
    try calendar.put("damaged", as: name)
    try calendar.use { () throws in
      #expect(throws: EKError(.internalFailure)) {
        try store.save(try calendar.stay(store), span: .thisEvent)
      }
    }
    #expect(try calendar.files()[name] == Array("damaged".utf8))
  }

  @Test func `does not read an event that it may not see`() throws {
    let calendar = try TemporaryCalendar()
    // Were it read, it would be found to be damaged.
    try calendar.put("damaged", as: "55b41698-842e-5a06-8539-3a0419c1fcef@stays.ics")
    try calendar.use(.writeOnly) { () throws in
      #expect(try store.save(try calendar.stay(store), span: .thisEvent) == .alreadyExists)
    }
  }

  @Test func `says why when a file cannot be written to its end`() async throws {
    let calendar = try TemporaryCalendar()
    try calendar.use(.writeOnly) { try store.save(try calendar.stay(store), span: .thisEvent) }
    await #expect(processExitsWith: .success) { [path = calendar.folder.path as String] in
      // A file that may hold 100 bytes only: what a full disk does, without filling one.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 100, rlim_max: 100)
      try #require(setrlimit(.init(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let calendar = try TemporaryCalendar(folder: path)
      try calendar.use(.writeOnly) { () throws in
        let store = EKEventStore()
        #expect(throws: EKError(.internalFailure, systemError: .EFBIG)) {
          try store.save(try calendar.stay(store, id: "dummy-2"), span: .thisEvent)
        }
      }
    }
    #expect(
      try calendar.names() == ["55b41698-842e-5a06-8539-3a0419c1fcef@stays.ics", "displayname"])
  }

  @Test func `sweeps what killed processes left, and only that`() throws {
    let calendar = try TemporaryCalendar()
    try calendar.put("half", as: ".behest-1-1.tmp")
    try calendar.put("in use", as: ".behest-2-1.tmp")
    try calendar.put("another program's", as: "other.tmp")
    let held = open(calendar.folder.appending(path: ".behest-2-1.tmp").path, O_RDONLY | O_CLOEXEC)
    defer { close(held) }
    try #require(flock(held, LOCK_EX) == 0)
    try calendar.use(.writeOnly) {
      try store.save(try calendar.stay(store), span: .thisEvent)
    }
    let leftovers = try calendar.names().filter { $0.hasSuffix(".tmp") }
    #expect(leftovers == [".behest-2-1.tmp", "other.tmp"])
  }

  @Test func `adds each event once however many tasks save it`() async throws {
    let calendar = try TemporaryCalendar()
    let added = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try calendar.use(.writeOnly) { () throws in
            let store = EKEventStore()
            return try (0..<20).count { number in
              let event = try calendar.stay(store, id: "\(number)")
              return try store.save(event, span: .thisEvent) == .added
            }
          }
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(added == 20)
    let files = try calendar.files()
    #expect(files.count == 20)
    for bytes in files.values { #expect(CalendarLinter(bytes).findings == []) }
    #expect(try calendar.names().filter { $0.hasSuffix(".tmp") } == [])
  }

  @Test func `adds each event once when two processes save it`() async throws {
    let calendar = try TemporaryCalendar()
    let path = calendar.folder.path
    async let first: Void = saveInAnotherProcess(path)
    async let second: Void = saveInAnotherProcess(path)
    _ = await (first, second)
    let files = try calendar.files()
    #expect(files.count == 40)
    for bytes in files.values { #expect(CalendarLinter(bytes).findings == []) }
    let tally = try calendar.names().filter { $0.hasPrefix("tally-") }
    #expect(tally.count == 40)
  }

  /// Saves 40 events in a process of its own, and leaves a file for each that it was the one to add.
  private func saveInAnotherProcess(_ path: String) async {
    await #expect(processExitsWith: .success) { [path] in
      let calendar = try TemporaryCalendar(folder: path)
      try calendar.use(.fullAccess) {
        let store = EKEventStore()
        for number in 0..<40 {
          let event = try calendar.stay(store, id: "\(number)")
          guard try store.save(event, span: .thisEvent) == .added else { continue }
          let tally = calendar.folder.appending(path: "tally-\(number)-\(getpid())")
          try Data().write(to: tally)
        }
      }
    }
  }

  @Test func `leaves no half of a file when it is killed`() async throws {
    let calendar = try TemporaryCalendar()
    for delay in stride(from: 200, through: 6000, by: 400) {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = calendar.folder.path as String, delay = delay as Int] in
        let calendar = try TemporaryCalendar(folder: path)
        Thread.detachNewThread {
          usleep(UInt32(delay))
          kill(getpid(), SIGKILL)
        }
        try calendar.use(.fullAccess) {
          let store = EKEventStore()
          for number in 0... {
            let event = try calendar.stay(store, id: "\(number % 5)")
            event.notes = String(repeating: "\(number)", count: 400)
            try store.save(event, span: .thisEvent)
          }
        }
      }
    }
    for bytes in try calendar.files().values { #expect(CalendarLinter(bytes).findings == []) }
    try calendar.use(.writeOnly) {
      try store.save(try calendar.stay(store, id: "after"), span: .thisEvent)
    }
    #expect(try calendar.names().filter { $0.hasSuffix(".tmp") } == [])
  }

  private func mode(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }
}
