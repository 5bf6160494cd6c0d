public import AppIntents
import IntentRecognition

/// For how long a timer is set: whole seconds, up to a day.
///
/// It is an entity and no plain duration so that a phrase may name it: “set a 5 minute timer”.
public struct TimerLength: AppEntity, Hashable {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Length"
  public static let defaultQuery = TimerLengthQuery()

  /// The longest timer, in seconds.
  static let longest = 86_400

  /// The length in seconds.
  let seconds: Int

  /// The seconds as text.
  public var id: String { String(seconds) }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(seconds, format: .timerLength)", synonyms: synonyms.map { "\($0)" })
  }

  /// Takes seconds; nil when no timer can be set for so long.
  init?(seconds: Int) {
    guard (1...Self.longest).contains(seconds) else { return nil }
    self.seconds = seconds
  }

  /// Reads what a person said in either language; nil when the whole of it is no length.
  init?(words: String) {
    // A length needs neither clock nor zone.
    let reference = ReferenceTime(now: 0) { _ in 0 }
    for locale in ["en", "ko"] {
      let readings = ValueRecognizer(locale: locale, reference: reference).durations(in: words)
      guard let whole = readings.first(where: { $0.isWhole && $0.upper == nil }),
        let seconds = Int(exactly: whole.value.value), let length = TimerLength(seconds: seconds)
      else { continue }
      self = length
      return
    }
    return nil
  }

  /// How English says a length before a noun: “5 minute timer”.
  private var synonyms: [String] {
    switch (seconds % 3600, seconds % 60) {
    case (0, _): ["\(seconds / 3600) hour", "\(seconds / 3600)시간"]
    case (_, 0): ["\(seconds / 60) minute", "\(seconds / 60)분"]
    default: ["\(seconds) second", "\(seconds)초"]
    }
  }
}
