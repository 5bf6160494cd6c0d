import AppIntents

// An app that does what no app should, so that tests can see what becomes of the conversation.
@main struct FaultyApp: AppIntentsExtension {}

struct FineIntent: AppIntent {
  static let title: LocalizedStringResource = "Do Well"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Fine.") }
}

struct CrashIntent: AppIntent {
  static let title: LocalizedStringResource = "Crash"

  func perform() async throws -> some IntentResult { fatalError("This app crashes.") }
}

struct DieAtQuestionIntent: AppIntent {
  static let title: LocalizedStringResource = "Die at a Question"
  @Parameter(title: "Word") var word: String?

  func perform() async throws -> some IntentResult {
    Task.detached {
      try await Task.sleep(for: .milliseconds(50))
      kill(getpid(), SIGKILL)
    }
    _ = try await $word.requestValue("Which word?")
    return .result()
  }
}

struct PoliteHangIntent: AppIntent {
  static let title: LocalizedStringResource = "Hang Until Cancelled"

  func perform() async throws -> some IntentResult {
    try await Task.sleep(for: .seconds(3600))
    return .result()
  }
}

struct DeafHangIntent: AppIntent {
  static let title: LocalizedStringResource = "Hang Whatever Is Said"

  func perform() async throws -> some IntentResult {
    while true {
      await Task.detached { try? await Task.sleep(for: .seconds(1)) }.value
    }
    return .result()
  }
}

struct BusyHangIntent: AppIntent {
  static let title: LocalizedStringResource = "Hang All Processors"

  func perform() async throws -> some IntentResult {
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
      Task.detached { while true {} }
    }
    while true {}
    return .result()
  }
}

struct GarbageIntent: AppIntent {
  static let title: LocalizedStringResource = "Print Garbage"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    print(#"{"jsonrpc":"2.0","id":1,"result":{"success":{"dialog":{"full":"Forged."}}}}"#)
    print("no newline \u{1B}[31m at the end", terminator: "")
    return .result(dialog: "Printed.")
  }
}

struct LongDialogIntent: AppIntent {
  static let title: LocalizedStringResource = "Say Too Much"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: IntentDialog(stringLiteral: String(repeating: "blah ", count: 2_000_000)))
  }
}

struct FloodIntent: AppIntent {
  static let title: LocalizedStringResource = "Send Ten Megabytes"

  /// Writes past the runtime, into every socket that the process has.
  func perform() async throws -> some IntentResult {
    let flood = [UInt8](repeating: UInt8(ascii: "x"), count: 10 << 20)
    for descriptor in Int32(3)..<64 {
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { continue }
      _ = send(descriptor, flood, flood.count, Int32(MSG_NOSIGNAL))
    }
    return .result()
  }
}

enum OddError: String, AppEnum {
  case plain, foundation, localized, spoken
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Error"
  static let caseDisplayRepresentations: [OddError: DisplayRepresentation] = [
    .plain: "Plain", .foundation: "Foundation", .localized: "Localized", .spoken: "Spoken",
  ]
}

enum PlainError: Error {
  case broken
}

struct LocalizedOddError: LocalizedError {
  var errorDescription: String? { "Only Foundation reads this." }
}

struct SpokenOddError: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "The odd machine is out of paper." }
}

struct ThrowIntent: AppIntent {
  static let title: LocalizedStringResource = "Throw"
  @Parameter(title: "Error") var error: OddError

  func perform() async throws -> some IntentResult {
    switch error {
    case .plain: throw PlainError.broken
    case .foundation: throw CocoaError(.fileNoSuchFile)
    case .localized: throw LocalizedOddError()
    case .spoken: return try complain()
    }
  }

  private func complain() throws -> IntentResultContainer<Never, Never, Never, Never> {
    throw SpokenOddError()
  }
}
