public import AppIntents

/// Forgets a timer, whether its time is up or not.
public struct CancelTimerIntent: AppIntent {
  public static let title: LocalizedStringResource = "Cancel Timer"
  public static let description = IntentDescription("Cancels one of your timers.")

  /// The timer that is meant.
  @Parameter(
    title: "Timer", requestValueDialog: "Which timer?", requestDisambiguationDialog: "Which timer?")
  public var timer: RunningTimer

  public static var parameterSummary: some ParameterSummary {
    Summary("Cancel \(\.$timer)")
  }

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    guard try TimerStore.shared().cancel(timer.number) else { throw TimerError.gone }
    return .result(
      dialog: "Cancelled the timer of \(timer.length.seconds, format: .timerLength).")
  }
}
