package import StringCatalogs

/// Something wrong with what an app can be told by, which leaves the rest of it working.
package struct CatalogProblem: Equatable, Sendable {
  /// The app's id.
  package var app: String
  /// The file that should be changed; nil for the app's code.
  package var file: String?
  package var kind: Kind

  package init(app: String, file: String?, kind: Kind) {
    self.app = app
    self.file = file
    self.kind = kind
  }

  package enum Kind: Equatable, Sendable {
    /// The file cannot be read; the phrases in the app's code stand in.
    case unusableFile(StringCatalogError)
    /// A phrase has a token that is no parameter of its intent; it is left out.
    case unknownToken(String, phrase: String, locale: String)
    /// A phrase does not say the app's name; it is left out.
    case noApplicationName(phrase: String, locale: String)
    /// A phrase has a slot of a kind that phrases cannot name; it is left out.
    case slotNotAllowed(String, phrase: String, locale: String)
    /// A phrase has more than one slot, which a device refuses.
    case severalSlots(phrase: String, locale: String)
    /// A key of the table is no phrase of the app's code; its texts are not used.
    case staleKey(String)
    /// A phrase of the app's code is not in the table.
    case missingKey(String)
    /// A shortcut names an intent that the app does not have, or that is not discoverable.
    case unusableShortcut(intent: String)
    /// The app has more shortcuts than a device takes.
    case tooManyShortcuts(Int)
    /// The app has more alternative names than a device takes.
    case tooManyNames(Int, locale: String)
  }
}

extension CatalogProblem: CustomStringConvertible {
  /// The place, what is wrong, and what to do.
  package var description: String {
    switch kind {
    case .unusableFile(let error): error.description
    default: "\(file ?? app): \(sentence)"
    }
  }

  private var sentence: String {
    switch kind {
    case .unusableFile(let error): error.description
    case .unknownToken(let token, let phrase, let locale):
      "“\(phrase)” (\(locale)): “\(token)” is neither ${applicationName} nor a parameter of the "
        + "intent. Correct its spelling."
    case .noApplicationName(let phrase, let locale):
      "“\(phrase)” (\(locale)) does not say the app's name. Add ${applicationName}."
    case .slotNotAllowed(let slot, let phrase, let locale):
      "“\(phrase)” (\(locale)): phrases cannot name a value of “\(slot)”, only AppEntity, AppEnum, "
        + "and Bool with display names. Leave the slot out, so that it is asked for."
    case .severalSlots(let phrase, let locale):
      "“\(phrase)” (\(locale)) has more than one slot, which a device refuses. Leave one."
    case .staleKey(let key):
      "“\(key)” is no phrase of the app. Remove it, or correct the key."
    case .missingKey(let key):
      "“\(key)” is a phrase of the app and not in the table. Add it."
    case .unusableShortcut(let intent):
      "a shortcut runs “\(intent)”, which is no discoverable intent. Make it discoverable."
    case .tooManyShortcuts(let count):
      "there are \(count) shortcuts, and a device takes 10. Remove some."
    case .tooManyNames(let count, let locale):
      "there are \(count) alternative names (\(locale)), and a device takes 3. Remove some."
    }
  }
}
