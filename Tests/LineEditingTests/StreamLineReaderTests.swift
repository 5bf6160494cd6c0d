import Glibc
import LineEditing
import Testing

struct StreamLineReaderTests {
  @Test(
    arguments: [
      ("", []),
      ("one\ntwo\n", [.line("one"), .line("two")]),
      ("one\r\n\r\ntwo", [.line("one"), .line(""), .line("two")]),
      ("\n", [.line("")]),
      ("\u{FEFF}예약\n", [.line("예약")]),
      ("a\0b\n", [.line("ab")]),
      ("a\rb\n", [.line("a\rb")]),
    ] as [(String, [LineOutcome])])
  func `reads lines however they end`(_ text: String, _ lines: [LineOutcome]) throws {
    #expect(try outcomes(of: Array(text.utf8)) == lines)
  }

  @Test func `composes what is decomposed`() throws {
    let outcomes = try outcomes(of: Array("\u{1112}\u{1161}\u{11AB} e\u{301}".utf8))
    guard case .line(let line) = outcomes.first else {
      Issue.record("no line")
      return
    }
    #expect(line.unicodeScalars.map(\.value) == [0xD55C, 0x20, 0xE9])
  }

  @Test(arguments: [[0xFF], [0xED, 0xA0, 0x80], [0xEC, 0x98]] as [[UInt8]])
  func `names the line that is not UTF-8 and goes on`(_ wrong: [UInt8]) throws {
    let bytes = Array("one\n".utf8) + wrong + Array("\nthree".utf8)
    #expect(
      try outcomes(of: bytes) == [.line("one"), .invalidEncoding(line: 2), .line("three")])
  }

  @Test func `refuses a line that is too long and goes on`() throws {
    let bytes = [UInt8](repeating: 0x61, count: StreamLineReader.limit + 1) + Array("\nb\n".utf8)
    #expect(try outcomes(of: bytes) == [.tooLong(line: 1), .line("b")])
    let longest = [UInt8](repeating: 0x61, count: StreamLineReader.limit)
    #expect(
      try outcomes(of: longest) == [.line(String(repeating: "a", count: StreamLineReader.limit))])
  }

  @Test func `an end stays an end`() throws {
    let reader = StreamLineReader(descriptor: try file(holding: []))
    #expect(reader.readLine(prompt: .request()) == .end)
    #expect(reader.readLine(prompt: .request()) == .end)
  }

  @Test func `a closed descriptor is an end`() {
    #expect(StreamLineReader(descriptor: -1).readLine(prompt: .request()) == .end)
  }

  private func outcomes(of bytes: [UInt8]) throws -> [LineOutcome] {
    let descriptor = try file(holding: bytes)
    defer { close(descriptor) }
    let reader = StreamLineReader(descriptor: descriptor)
    var outcomes: [LineOutcome] = []
    while outcomes.last != .end { outcomes.append(reader.readLine(prompt: .request())) }
    return outcomes.dropLast()
  }

  /// A nameless file that holds the bytes: a pipe would block on many.
  private func file(holding bytes: [UInt8]) throws -> Int32 {
    let file = try #require(tmpfile())
    defer { fclose(file) }
    let descriptor = dup(fileno(file))
    try #require(write(descriptor, bytes, bytes.count) == bytes.count)
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }
}
