public import AppIntents

/// A timer that was started and not cancelled, whether its time is up or not.
public struct RunningTimer: AppEntity {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Timer"
  public static let defaultQuery = RunningTimerQuery()

  /// The number under which it is kept.
  let number: Int
  /// For how long it was set.
  let length: TimerLength
  /// When it ends or ended.
  let end: Date

  /// The number under which the timer is kept.
  public var id: String { String(number) }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(length.seconds, format: .timerLength)",
      subtitle: "\(TimerMoment(self, at: .now), format: .timerMoment)")
  }
}
