import AssistantEngine
import AssistantREPL
import Foundation
import Testing

/// Orders from the outside: the built programs, their files, and what travels between them.
@Suite(.serialized)
struct OrdersProgramTests {
  private static let phrase = "order oat milk\n2\nyes\n"
  private static let button = ["run", "StartOrder", "--item-id", "sku_42", "--quantity", "2"]

  /// The lines of the app's record log.
  private func records(_ stage: ProgramStage) -> [String] {
    let file = stage.home.appending(path: ".local/share/behest/Orders/records.jsonl")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  @Test func `a phrase and a button leave the same record but for the source`() async throws {
    let stage = try ProgramStage()
    let server = try RunningServer()
    let environment = ["ORDERS_API_URL": server.url]
    let said = try await stage.run([], input: Self.phrase, environment: environment)
    #expect(said.output.hasSuffix("  Ordered. Your order is ord-1.\n"))
    let pressed = try await stage.run(Self.button, input: "yes\n", environment: environment)
    #expect(pressed.output.hasSuffix("  Ordered. Your order is ord-2.\n"))
    let records = records(stage)
    #expect(
      records
        == ["siri", "app"].map { source in
          #"{"intent":"StartOrder","source":"\#(source)","#
            + #""parameters":{"item_id":"sku_42","quantity":2},"resolved":true}"#
        })
  }

  @Test func `a button is refused as a phrase is, and asks for what is missing`() async throws {
    let stage = try ProgramStage()
    let environment = ["ORDERS_API_URL": "http://127.0.0.1:1"]
    func run(_ arguments: [String], _ input: String) async throws -> ProgramRun {
      try await stage.run(
        ["run", "StartOrder"] + arguments, input: input, environment: environment)
    }
    #expect(try await run(["--item-id", "sku_999", "--quantity", "1"], "").code == 4)
    #expect(records(stage).isEmpty)
    #expect(try await run(["--item-id", "sku_42", "--quantity", "2"], "no\n").code == 3)
    #expect(records(stage).map { $0.hasSuffix(#""resolved":false}"#) } == [true])
    let asked = try await run(["--item-id", "sku_42"], "2\nyes\n")
    #expect(asked.code == 1)
    #expect(asked.output.contains("  How many?\n"))
    #expect(asked.output.contains("Nothing was sent"))
    #expect(try await run(["--item-id", "sku_42", "--display", "Oat milk"], "").code == 2)
  }

  @Test func `nothing that was said is in any file`() async throws {
    let stage = try ProgramStage()
    let server = try RunningServer()
    let environment = [
      "ORDERS_API_URL": server.url, "CANARY_TOKEN": "canary-token-77", "BEHEST_HISTORY": "",
    ]
    let lines = """
      hey siri, could you please order oat milk
      2
      yes please
      order canary-utterance-35.1796
      canary-answer-129.0756
      cancel

      """
    _ = try await stage.run([], input: lines, environment: environment)
    #expect(records(stage).count == 1)
    let names = try FileManager.default.subpathsOfDirectory(atPath: stage.home.path)
    #expect(names.count > 5)
    for name in names {
      guard let data = try? Data(contentsOf: stage.home.appending(path: name)) else { continue }
      for canary in ["canary", "could you please", "yes please"] {
        #expect(data.range(of: Data(canary.utf8)) == nil, "“\(canary)” in \(name)")
      }
    }
  }
}
