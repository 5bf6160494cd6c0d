extension String {
  /// How a device's keyboard helps with a text; a terminal has one keyboard.
  public struct IntentInputOptions: Hashable, Sendable {
    /// The keys that are shown.
    public enum KeyboardType: Hashable, Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad
    }

    /// What is written in capitals unasked.
    public enum CapitalizationType: Hashable, Sendable {
      case none, words, sentences, allCharacters
    }

    /// The keys that are shown.
    public let keyboardType: KeyboardType
    /// What is written in capitals unasked.
    public let capitalizationType: CapitalizationType
    /// Whether the text may have several lines.
    public let multiline: Bool
    /// Whether mistakes are corrected.
    public let autocorrect: Bool
    /// Whether quotes become curly.
    public let smartQuotes: Bool
    /// Whether two hyphens become a dash.
    public let smartDashes: Bool

    /// Makes options.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}
