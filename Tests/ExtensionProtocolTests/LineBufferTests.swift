import ExtensionProtocol
import Testing

struct LineBufferTests {
  private func lines(of pieces: [String], limit: Int = 8) -> (lines: [String], buffer: LineBuffer) {
    var buffer = LineBuffer(limit: limit)
    var lines: [String] = []
    for piece in pieces {
      buffer.append(Array(piece.utf8)[...]) { lines.append(String(decoding: $0, as: UTF8.self)) }
    }
    return (lines, buffer)
  }

  @Test(
    arguments: [
      (["one\ntwo\n"], ["one", "two"]),
      (["o", "ne\nt", "wo\n"], ["one", "two"]),
      (["one", "\n", "\n"], ["one", ""]),
      (["half"], []),
      (["12345678\n12345678\n"], ["12345678", "12345678"]),
    ] as [([String], [String])])
  func `cuts lines wherever the pieces end`(_ pieces: [String], _ expected: [String]) {
    #expect(lines(of: pieces).lines == expected)
  }

  @Test(arguments: [["123456789"], ["1234", "56789\n"], ["ok\n123456789\n"]])
  func `stops at a line over the limit`(_ pieces: [String]) {
    let (lines, buffer) = lines(of: pieces + ["\nmore\n"])
    #expect(buffer.isOverfull)
    #expect(!lines.contains("more"))
  }

  @Test func `cuts a line over the limit in pieces where that is wanted`() {
    var buffer = LineBuffer(limit: 4, overflow: .cut)
    var lines: [String] = []
    for piece in ["ab", "cdefghijk", "\nxy\nabcd\n"] {
      buffer.append(Array(piece.utf8)[...]) { lines.append(String(decoding: $0, as: UTF8.self)) }
    }
    #expect(lines == ["abcd", "efgh", "ijk", "xy", "abcd"])
  }

  @Test func `gives what stands after the last newline once`() {
    var (_, buffer) = lines(of: ["one\nrest"])
    #expect(buffer.takeRest() == Array("rest".utf8))
    #expect(buffer.takeRest() == nil)
  }
}
