public import AppIntents

/// Starts a timer, which is a moment that is kept: nothing runs until then.
///
/// A terminal rings no bell when nobody looks: the answer says so, and the list tells how the timers
/// stand.
public struct StartTimerIntent: AppIntent {
  public static let title: LocalizedStringResource = "Start Timer"
  public static let description = IntentDescription("Starts a timer of up to a day.")

  /// For how long.
  @Parameter(
    title: "Length", requestValueDialog: "For how long?",
    requestDisambiguationDialog: "For how long?")
  public var length: TimerLength

  public static var parameterSummary: some ParameterSummary {
    Summary("Start a timer of \(\.$length)")
  }

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let timer = try TimerStore.shared().start(length, at: .now)
    return .result(
      dialog:
        "Started a timer of \(length.seconds, format: .timerLength), until \(timer.end, format: .endTime). It makes no sound here: say “show my timers” to see it."
    )
  }
}
