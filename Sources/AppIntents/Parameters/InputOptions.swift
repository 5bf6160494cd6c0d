import ExtensionProtocol

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

extension Bool {
  /// What the two values of a parameter are called.
  public struct IntentDisplayName: Hashable, Sendable {
    let trueName: LocalizedStringResource
    let falseName: LocalizedStringResource

    /// Makes names, such as “On” and “Off”.
    public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) {
      trueName = `true`
      falseName = `false`
    }
  }
}

/// The control that a whole number is set with; a terminal asks for digits or words.
public enum IntentIntControlStyle: Hashable, Sendable {
  case stepper, field
}

/// The control that a number is set with; a terminal asks for digits or words.
public enum IntentDoubleControlStyle: Hashable, Sendable {
  case stepper, field, slider
}

/// Which parts of a date are meant.
public enum IntentDateKind: Hashable, Sendable {
  case date, time, dateTime

  var parts: ValueKind.DateParts {
    switch self {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    }
  }
}

extension ClosedRange<Double> {
  /// The range of a pair of whole numbers.
  init(bounds: (lowerBound: Int, upperBound: Int)) {
    self.init(bounds: (Double(bounds.lowerBound), Double(bounds.upperBound)))
  }

  /// The range of a pair of numbers; a pair the wrong way round is a mistake that traps.
  init(bounds: (lowerBound: Double, upperBound: Double)) {
    self = bounds.lowerBound...bounds.upperBound
  }
}
