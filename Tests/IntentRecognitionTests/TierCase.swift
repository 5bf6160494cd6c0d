import IntentRecognition

/// A row of a table: an utterance and the one best reading of it.
struct TierCase: CustomStringConvertible, Sendable {
  var utterance: String
  /// The app and the index of the shortcut; nil when nothing may be read.
  var shortcut: String?
  var tier: Tier?
  /// The candidates of the slots, in the order of the utterance.
  var values: [String]
  var locale: String

  init(
    _ utterance: String, _ shortcut: String?, _ tier: Tier? = nil, _ values: String...,
    locale: String = "en"
  ) {
    self.utterance = utterance
    self.shortcut = shortcut
    self.tier = tier
    self.values = values
    self.locale = locale
  }

  static func ko(
    _ utterance: String, _ shortcut: String?, _ tier: Tier? = nil, _ values: String...
  ) -> TierCase {
    var row = TierCase(utterance, shortcut, tier, locale: "ko")
    row.values = values
    return row
  }

  var description: String { utterance }

  static func name(_ reading: Reading) -> String {
    "\(reading.template.app).\(reading.template.shortcut)"
  }
}
