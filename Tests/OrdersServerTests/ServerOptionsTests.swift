import FaultProxy
import OrdersServer
import Testing

struct ServerOptionsTests {
  @Test func `listens on 8787 and keeps nothing when nothing is asked`() throws {
    let options = try ServerOptions(arguments: [])
    #expect(options.port == 8787)
    #expect(options.ledger == nil)
    #expect(options.fault == nil)
  }

  @Test(arguments: [
    ["--port", "0", "--ledger", "a.sqlite", "--fault", "rst*2"],
    ["--fault=rst*2", "--ledger=a.sqlite", "--port=0"],
  ])
  func `reads its options in both spellings`(_ arguments: [String]) throws {
    let options = try ServerOptions(arguments: arguments)
    #expect(options.port == 0)
    #expect(options.ledger == "a.sqlite")
    #expect(options.fault == .reset)
    #expect(options.faultCount == 2)
  }

  @Test func `misbehaves for ever when no number is given`() throws {
    let options = try ServerOptions(arguments: ["--fault", "500"])
    #expect(options.fault == .serverError)
    #expect(options.faultCount == .max)
  }

  @Test(arguments: [
    ["--port"], ["--port", "x"], ["--port", "70000"], ["--fault", "none"], ["--fault", "rst*0"],
    ["--fault", "rst*1*2"], ["--fault", "rst*"], ["--ledger="], ["--unknown", "1"], ["file"],
  ])
  func `refuses what it does not know`(_ arguments: [String]) {
    #expect(throws: ServerError.self) { try ServerOptions(arguments: arguments) }
  }

  @Test func `lists every fault in its help`() {
    #expect(ServerOptions.help.contains(" gzipbomb"))
    #expect(ServerOptions.help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
