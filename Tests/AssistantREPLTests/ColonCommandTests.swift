import AssistantREPL
import Testing

struct ColonCommandTests {
  @Test(
    arguments: [
      (":help", ColonCommand.help), (":도움말", .help), ("/help", .help), (":ㅗ디ㅔ", .help),
      (":ㅐㅕㅑㅅ", nil), (":vbit", nil), (":quit", .quit), (":끝", .quit), (":종료", .quit),
      (":ㅂㅕㅑㅅ", .quit), (":EXPLAIN", .explain), ("  :apps", .apps), (":설명", .explain),
      (":데ㅔㄴ", nil), (":메ㅔㄴ", .apps),
    ] as [(String, ColonCommand?)])
  func `knows a command by its names, in either keyboard layout`(
    _ line: String, _ command: ColonCommand?
  ) {
    #expect(ColonCommand.line(line)?.command == command)
  }

  @Test(arguments: ["help", "save to /tmp/x", "/usr/bin/env", ":", "a:b", ""])
  func `takes nothing else for a command`(_ line: String) {
    #expect(ColonCommand.line(line) == nil)
  }

  @Test
  func `names the nearest command and keeps the arguments`() {
    let line = ColonCommand.line(":locle ko")
    #expect(line?.nearest == "locale")
    #expect(line?.arguments == ["ko"])
  }
}
