/// Where an intent can run.
public struct IntentModes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Without the app's being seen.
  public static let background = IntentModes(rawValue: 1)
  /// With the app in front before ``AppIntent/perform()`` runs.
  public static let foreground = IntentModes(rawValue: 2)

  /// With the app in front at some point.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: foreground
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }

  /// When the app comes to the front.
  public enum ForegroundMode: Hashable, Sendable {
    /// Before ``AppIntent/perform()`` runs.
    case immediate
    /// When ``AppIntent/perform()`` asks for it.
    case dynamic
    /// Before ``AppIntent/perform()`` returns.
    case deferred
  }

  /// Where an intent runs now.
  public enum Current: Hashable, Sendable {
    case background
    case foreground

    /// Whether the intent may ask to come to the front.
    public var canContinueInForeground: Bool {
      InvocationContext.current != nil
    }
  }
}
