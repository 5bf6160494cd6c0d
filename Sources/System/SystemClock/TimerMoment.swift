import Foundation

/// How a timer stands at a moment.
struct TimerMoment: Hashable, Codable, Sendable {
  let length: Int
  let end: Date
  /// The seconds that are left, rounded up; none when its time is up.
  let remaining: Int

  init(_ timer: RunningTimer, at now: Date) {
    length = timer.length.seconds
    end = timer.end
    remaining = max(0, Int(timer.end.timeIntervalSince(now).rounded(.up)))
  }
}

/// How a timer stands, as people say it: “3 minutes left”, “ended at 9:05 AM”.
struct TimerMomentStyle: FormatStyle, Sendable {
  var locale = Locale.current
  var timeZone = TimeZone.current

  func format(_ moment: TimerMoment) -> String {
    let isKorean = locale.language.languageCode == .korean
    guard moment.remaining == 0 else {
      let left = TimerLengthStyle(locale: locale).format(moment.remaining)
      return isKorean ? "\(left) 남음" : "\(left) left"
    }
    let hour = EndTime(locale: locale, timeZone: timeZone).format(moment.end)
    return isKorean ? "\(hour)에 끝남" : "ended at \(hour)"
  }

  func locale(_ locale: Locale) -> TimerMomentStyle {
    TimerMomentStyle(locale: locale, timeZone: timeZone)
  }
}

/// Several timers, one after the other: “5 minutes: 3 minutes left; 1 hour: …”.
struct TimerListStyle: FormatStyle, Sendable {
  var locale = Locale.current

  func format(_ moments: [TimerMoment]) -> String {
    let length = TimerLengthStyle(locale: locale)
    let moment = TimerMomentStyle(locale: locale)
    return moments.map { "\(length.format($0.length)): \(moment.format($0))" }
      .joined(separator: "; ")
  }

  func locale(_ locale: Locale) -> TimerListStyle { TimerListStyle(locale: locale) }
}

extension FormatStyle where Self == TimerMomentStyle {
  static var timerMoment: TimerMomentStyle { TimerMomentStyle() }
}

extension FormatStyle where Self == TimerListStyle {
  static var timers: TimerListStyle { TimerListStyle() }
}
