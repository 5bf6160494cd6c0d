import Glibc
import Testing

@testable import AssistantEngine

struct ActionJournalTests {
  private let temporary: TemporaryFolder
  private let folder: StateFolder
  private let action = UnfinishedAction(app: "Orders", intent: "StartOrder")

  init() throws {
    temporary = try TemporaryFolder()
    folder = StateFolder(root: temporary.path)
  }

  private func interrupted() throws -> [UnfinishedAction] {
    try ActionJournal(folder).takeInterrupted()
  }

  @Test func `tells once of what was at work when a conversation went away`() throws {
    do {
      let journal = ActionJournal(folder)
      try journal.keep(action)
      #expect(try interrupted() == [])
    }
    #expect(try interrupted() == [action])
    #expect(try interrupted() == [])
  }

  @Test func `tells nothing of what has ended`() throws {
    do {
      let journal = ActionJournal(folder)
      try journal.keep(action)
      try journal.keep(nil)
    }
    #expect(try interrupted() == [])
    #expect(StoredFolder(folder.state + "/unfinished").names() == [])
  }

  @Test func `keeps conversations on one state apart`() throws {
    let other = UnfinishedAction(app: "Stays", intent: "Save")
    let lasting = ActionJournal(folder)
    try lasting.keep(other)
    do {
      let journal = ActionJournal(folder)
      try journal.keep(other)
      try journal.keep(action)
    }
    #expect(try interrupted() == [action])
    try withExtendedLifetime(lasting) { try lasting.keep(nil) }
    #expect(try interrupted() == [])
  }

  @Test func `its files are their owner's alone, and one that is damaged stops nothing`() throws {
    let journal = ActionJournal(folder)
    try journal.keep(action)
    let path = folder.state + "/unfinished"
    let name = try #require(StoredFolder(path).names().first)
    var information = stat()
    #expect(stat("\(path)/\(name)", &information) == 0 && information.st_mode & 0o777 == 0o600)
    try StoredFile(path + "/broken").write(Array("{".utf8))
    #expect(try interrupted() == [])
    #expect(StoredFolder(path).names() == [name])
  }
}
