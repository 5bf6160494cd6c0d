import Foundation
import Testing
import Transcripts

struct TranscriptRunOptionsTests {
  private static func folder() throws -> TranscriptFolder {
    let folder = try TranscriptFolder()
    try folder.write(Order.english, as: "b/order.en.transcript")
    try folder.write(Order.korean, as: "b/order.ko.transcript")
    try folder.write("transcript: 1\ntags: slow\nskip: later\n\n> a\n", as: "a.transcript")
    try folder.write("transcript: 1\n\n> order granola\n  Nothing.\n", as: "c <&>.transcript")
    try folder.write("no transcript", as: "b/notes.md")
    try folder.write("no transcript", as: ".hidden/x.transcript")
    return folder
  }

  private static func names(_ report: TranscriptReport, in folder: TranscriptFolder) -> [String] {
    report.results.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test(arguments: [1, 2, 8])
  func `runs every transcript of a folder in the order of paths`(_ jobs: Int) async throws {
    let folder = try Self.folder()
    var options = TranscriptRunOptions()
    options.jobs = jobs
    let report = try await folder.run(["", "b", "a.transcript"], options)
    #expect(
      Self.names(report, in: folder) == [
        "a.transcript", "b/order.en.transcript", "b/order.ko.transcript", "c <&>.transcript",
      ])
    #expect(report.closingLine == "2 passed, 1 failed, 1 skipped")
  }

  @Test(
    arguments: [
      ("GRANOLA", ["b/order.en.transcript"]), ("그래놀라", ["b/order.ko.transcript"]),
      ("slow", ["a.transcript"]), ("/b/", ["b/order.en.transcript", "b/order.ko.transcript"]),
    ] as [(String, [String])])
  func `takes what passes the filter`(_ filter: String, _ names: [String]) async throws {
    let folder = try Self.folder()
    var options = TranscriptRunOptions()
    options.filter = filter
    #expect(try await Self.names(folder.run([""], options), in: folder) == names)
  }

  @Test func `begins nothing after a failure when asked to`() async throws {
    let folder = try TranscriptFolder()
    try folder.write("transcript: 1\n\n> order granola\n", as: "a.transcript")
    try folder.write(Order.english, as: "b.transcript")
    var options = TranscriptRunOptions()
    options.stopsAtFirstFailure = true
    let report = try await folder.run([""], options)
    #expect(report.closingLine == "0 passed, 1 failed, 1 skipped")
    #expect(report.exit == .difference)
  }

  @Test func `reports in the Test Anything Protocol`() async throws {
    let folder = try Self.folder()
    let tap = try await folder.run().tap
    let path = folder.path
    #expect(
      tap == """
        1..4
        ok 1 - \(path)/a.transcript # SKIP later
        ok 2 - \(path)/b/order.en.transcript
        ok 3 - \(path)/b/order.ko.transcript
        not ok 4 - \(path)/c <&>.transcript
        # --- \(path)/c <&>.transcript:3 (expected)
        # +++ \(path)/c <&>.transcript:3 (now)
        # @@ -3,2 +3,6 @@
        #  > order granola
        # -  Nothing.
        # += intent StartOrder item=?
        # +  Which item?
        # +    1. Granola — 500 g
        # +    2. Granola — 1 kg
        # += needsInput item of=2
        # 2 passed, 1 failed, 1 skipped

        """)
  }

  @Test func `reports in XML that a build server can read`() async throws {
    let folder = try Self.folder()
    try folder.write("broken", as: "d.transcript")
    let junit = try await folder.run().junit
    #expect(junit.contains(#"tests="5" failures="1" errors="1" skipped="1""#))
    #expect(junit.contains(#"name="c &lt;&amp;&gt;.transcript""#))
    #expect(junit.contains(#"<skipped message="later"/>"#))
    #expect(junit.contains("-  Nothing."))
    let document = try #require(junit.data(using: .utf8))
    #expect(Self.isBalanced(String(decoding: document, as: UTF8.self)))
  }

  /// Whether every element of an XML text is closed in order.
  private static func isBalanced(_ xml: String) -> Bool {
    var open: [Substring] = []
    for part in xml.split(separator: "<").dropFirst() {
      guard let end = part.firstIndex(of: ">") else { return false }
      let tag = part[..<end]
      if tag.hasSuffix("/") { continue }
      let name = tag.prefix { $0 != " " }
      if name.hasPrefix("/") {
        guard open.popLast() == name.dropFirst() else { return false }
      } else {
        open.append(name)
      }
    }
    return open.isEmpty
  }

  @Test func `refuses what cannot be run`() async throws {
    let folder = try Self.folder()
    try folder.write("x", as: "empty/x.md")
    var update = TranscriptRunOptions()
    update.updatesFiles = true
    update.isContinuousIntegration = true
    var filter = TranscriptRunOptions()
    filter.filter = "nothing like it"
    var jobs = TranscriptRunOptions()
    jobs.jobs = 0
    let rows: [([String], TranscriptRunOptions, TranscriptRunError)] = [
      ([], TranscriptRunOptions(), .noPaths),
      (["x"], TranscriptRunOptions(), .missingPath(folder.path + "/x")),
      (["empty"], TranscriptRunOptions(), .noTranscripts([folder.path + "/empty"])),
      ([""], update, .updateInContinuousIntegration),
      ([""], filter, .nothingPassesFilter("nothing like it")),
      ([""], jobs, .invalidJobs(0)),
    ]
    for (paths, options, expected) in rows {
      let error = await #expect(throws: TranscriptRunError.self) {
        try await folder.run(paths, options)
      }
      #expect(error == expected)
      #expect(error?.exit.rawValue == 2)
      #expect(error?.description.hasSuffix(".") == true)
    }
    #expect(try folder.text(of: "b/order.en.transcript") == Order.english)
  }

  @Test func `takes a file of any name that is given`() async throws {
    let folder = try TranscriptFolder()
    try folder.write(Order.english, as: "failing.txt")
    #expect(try await folder.run(["failing.txt"]).exit == .success)
  }
}
