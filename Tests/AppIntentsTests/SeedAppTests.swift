import ExtensionProtocol
import Foundation
import TerminalTestSupport
import Testing

/// The extension file and the intent of the seed document, word for word, in another process.
struct SeedAppTests {
  @Test func `one line makes an extension, with internal intent types`() async throws {
    let app = try ChildApp("SeedApp")
    let hello: HelloReply = try await app.call(
      .hello, HelloRequest(session: SessionContext(locale: "ko")))
    #expect(hello == HelloReply(app: "SeedApp"))
    let metadata = try await app.metadata()
    #expect(metadata.intents.map(\.name) == ["SaveUpcomingReservationsToCalendarIntent"])
    #expect(metadata.intents.first?.title.key == "여기어때 숙소 예약내역들을 캘린더에 저장")
    #expect(
      metadata.intents.first?.description?.key
        == "앞으로 일정 기간 동안의 여기어때 예약 일정을 캘린더에 자동으로 추가합니다.")
    let outcome = try await app.perform("SaveUpcomingReservationsToCalendarIntent")
    #expect(outcome.dialog == "예약 2건을 캘린더에 저장했습니다.")
    #expect(await app.stop() == .exited(0))
  }

  @Test(arguments: [
    "SaveUpcomingReservationsToCalendarIntent", "ServiceContainer", "MockReservationService",
  ])
  func `the fixture is the seed's text`(_ name: String) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let fixture = tests.appending(path: "../Fixtures/SeedApp/\(name).swift")
    let seed = tests.appending(path: "../../../shared/seeds/000_29e50e058f85aa25.txt")
    guard let document = try? String(contentsOf: seed, encoding: .utf8) else {
      print("skipped: no shared data")
      return
    }
    let text = try String(contentsOf: fixture, encoding: .utf8)
    let code = text.components(separatedBy: "swift-format-ignore-file\n\n").last ?? text
    let declaration = code.hasPrefix("import Foundation\n\n") ? String(code.dropFirst(19)) : code
    #expect(document.contains(declaration.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  @Test func `started by hand it says what it is`() async throws {
    let run = try await ProgramProcess.run(ChildApp.url(of: "SeedApp").path)
    #expect(run.status == 2)
    #expect(run.problems.contains("SeedApp holds the intents of an app."))
  }
}
