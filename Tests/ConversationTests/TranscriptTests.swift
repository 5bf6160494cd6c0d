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

  @Test(arguments: ["en", "ko"])
  func `the README's conversation is what is said now`(_ language: String) async throws {
    let conversation = try #require(try Self.readmeConversation(language))
    let locale = language == "ko" ? "ko-KR" : "en-US"
    let text = """
      transcript: 1
      locale: \(locale)
      time: 2026-12-01T09:00:00+09:00
      zone: Asia/Seoul
      facts: no

      \(conversation)
      """
    let file = FileManager.default.temporaryDirectory
      .appending(path: "readme-\(UUID().uuidString).transcript")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
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
