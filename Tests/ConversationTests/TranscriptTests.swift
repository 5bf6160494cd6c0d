import AssistantREPL
import Foundation
import Testing
import Transcripts

@Suite(.serialized)
struct TranscriptTests {
  private static let folder = BuiltProducts.package.appending(path: "Tests/Transcripts").path
  static let files = (try? TranscriptFinder.files(in: [folder])) ?? []

  @Test(arguments: files)
  func `what is said now is what is on paper`(_ path: String) async {
    let result = await TranscriptReplay(makeConversation: BuiltProducts.stage.factory).replay(path)
    if result.isFailure { Issue.record("\(result.details)") }
  }

  @Test func `every conversation is there in both languages with the same facts`() throws {
    let names = Set(Self.files.map { URL(fileURLWithPath: $0).lastPathComponent })
    #expect(names.count >= 24)
    for path in Self.files where path.hasSuffix(".en.transcript") {
      let pair = path.replacing(".en.transcript", with: ".ko.transcript")
      try #require(Self.files.contains(pair))
      #expect(try Self.facts(path) == Self.facts(pair), "\(path)")
    }
  }

  private static func facts(_ path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("= ") }.map(String.init)
  }

  @Test(arguments: ["en", "ko", "orders"])
  func `the README's conversation is what is said now`(_ language: String) async throws {
    let conversation = try #require(try Self.readmeConversation(language))
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "readme-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let state = folder.appending(path: "States/served")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try Data("ORDERS_API_URL = orders-server --port 0\n".utf8)
      .write(to: state.appending(path: "services"))
    let text = """
      transcript: 1
      locale: \(language == "ko" ? "ko-KR" : "en-US")
      time: 2026-12-01T09:00:00+09:00
      zone: Asia/Seoul
      state: \(language == "orders" ? "served" : "fresh")
      facts: no

      \(conversation)
      """
    let file = folder.appending(path: "readme.transcript")
    try Data(text.utf8).write(to: file)
    let result = await TranscriptReplay(makeConversation: BuiltProducts.stage.factory)
      .replay(file.path)
    if result.isFailure { Issue.record("\(result.details)") }
  }

  /// The conversation under a mark in the README, up to the end of its code block.
  private static func readmeConversation(_ language: String) throws -> String? {
    let readme = try String(
      contentsOf: BuiltProducts.package.appending(path: "README.md"), encoding: .utf8)
    let parts = readme.components(separatedBy: "<!-- transcript: \(language) -->\n```\n")
    return parts.dropFirst().first?.components(separatedBy: "```").first
  }
}
