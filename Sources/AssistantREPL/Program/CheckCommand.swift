import Glibc
import JSONSchema
import LineEditing

/// `behest check`: a JSON file against a JSON Schema.
enum CheckCommand {
  static func run(record: String, schema: String, locale: String) -> Int32 {
    let outcome = SchemaCheck(
      record: .init(name: record, contents: contents(of: record)),
      schema: .init(name: schema, contents: contents(of: schema)),
      language: CheckLanguage(locale: locale)
    ).run()
    let output = TerminalOutput(environment: [:])
    for line in outcome.lines { output.writeLine(line) }
    output.flush()
    return outcome.exitCode
  }

  private static func contents(
    of path: String
  ) -> Result<[UInt8], SchemaCheck.UnreadableFile> {
    guard let stream = fopen(path, "rb") else {
      return .failure(.init(reason: String(cString: strerror(errno))))
    }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, stream)
      bytes += chunk[..<count]
      if ferror(stream) != 0 {
        return .failure(.init(reason: String(cString: strerror(errno))))
      }
      if count == 0 { return .success(bytes) }
    }
  }
}
