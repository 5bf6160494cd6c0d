import Foundation

/// A number of seconds as people say it: “5 minutes”, “1시간 30분”.
struct TimerLengthStyle: FormatStyle, Sendable {
  var locale = Locale.current

  func format(_ seconds: Int) -> String {
    Duration.seconds(seconds).formatted(
      .units(allowed: [.hours, .minutes, .seconds], width: .wide).locale(locale)
    ).replacing(", ", with: " ")
  }

  func locale(_ locale: Locale) -> TimerLengthStyle { TimerLengthStyle(locale: locale) }
}

extension FormatStyle where Self == TimerLengthStyle {
  static var timerLength: TimerLengthStyle { TimerLengthStyle() }
}
