public import Foundation

/// What an intent may know of the conversation that it runs in.
public struct IntentSystemContext: Sendable {
  /// When the request was made; the conversation's clock where it is a fixed one.
  public let preciseTimestamp: Date?
  /// Where the intent runs now.
  public let currentMode: IntentModes.Current
  /// Whether the person only hears the answer.
  public let isVoiceOnly: Bool
  /// The conversation's locale.
  ///
  /// On Linux `Locale.current` is the same whatever the environment says; this one is right.
  public let locale: Locale
}

extension AppIntent {
  /// What the intent may know of the conversation that it runs in.
  public var systemContext: IntentSystemContext {
    let context = InvocationContext.of(self)
    let session = context?.session ?? AppSession.latestOrCurrent
    return IntentSystemContext(
      preciseTimestamp: context?.timestamp ?? session?.now,
      currentMode: context?.isInForeground == true ? .foreground : .background,
      isVoiceOnly: session?.isVoiceOnly ?? false, locale: session?.locale ?? .current)
  }
}
