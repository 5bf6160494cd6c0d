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
