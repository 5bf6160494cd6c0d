extension TranscriptReport {
  /// The report as JUnit's XML, which build servers read.
  package var junit: String {
    let failures = results.count { result in
      if case .failed = result.outcome { true } else { false }
    }
    let errors = results.count { result in
      if case .unusable = result.outcome { true } else { false }
    }
    let skipped = results.count { result in
      if case .skipped = result.outcome { true } else { false }
    }
    let total = results.reduce(Duration.zero) { $0 + $1.duration }
    let counts =
      "tests=\"\(results.count)\" failures=\"\(failures)\""
      + " errors=\"\(errors)\" skipped=\"\(skipped)\""
    let cases = results.map(Self.testCase).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts) time="\(Self.seconds(total))">
      <testsuite name="transcripts" \(counts) time="\(Self.seconds(total))">
      \(cases)</testsuite>
      </testsuites>

      """
  }

  private static func testCase(_ result: TranscriptResult) -> String {
    let folder = escaped(FilePath.folder(of: result.path))
    let name = escaped(FilePath.name(of: result.path))
    let head =
      "<testcase classname=\"\(folder)\" name=\"\(name)\" time=\"\(seconds(result.duration))\""
    switch result.outcome {
    case .passed, .updated: return head + "/>\n"
    case .skipped(let reason):
      return head + "><skipped message=\"\(escaped(reason))\"/></testcase>\n"
    case .failed(let differences):
      let message =
        "\(differences.count) \(differences.count == 1 ? "block differs" : "blocks differ")"
      return head
        + "><failure message=\"\(message)\">\(escaped(result.details))</failure></testcase>\n"
    case .unusable:
      return head + "><error message=\"unusable\">\(escaped(result.details))</error></testcase>\n"
    }
  }

  /// A duration in seconds with three decimals, as JUnit writes it.
  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let thousandths = "\(attoseconds / 1_000_000_000_000_000)"
    return "\(seconds)." + String(repeating: "0", count: 3 - thousandths.count) + thousandths
  }

  /// Text for XML, without the control characters that XML cannot hold.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "\n"
      case "\u{FFFE}", "\u{FFFF}": continue
      default:
        if !TranscriptText.isControl(scalar) { escaped.unicodeScalars.append(scalar) }
      }
    }
    return escaped
  }
}
