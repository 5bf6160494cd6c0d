/// What the assistant says for an intent.
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  let full: LocalizedStringResource
  let supporting: LocalizedStringResource?
  let systemImageName: String?

  /// Makes a dialog of one text.
  public init(_ text: LocalizedStringResource) {
    full = text
    supporting = nil
    systemImageName = nil
  }

  /// Makes a dialog of a text for where there is no screen, and one for beside a screen.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
    systemImageName = nil
  }

  /// Makes a dialog of one text, with a symbol that a terminal does not show.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.full = full
    supporting = nil
    self.systemImageName = systemImageName
  }

  /// Makes a dialog of two texts, with a symbol that a terminal does not show.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.full = full
    self.supporting = supporting
    self.systemImageName = systemImageName
  }

  /// Makes a dialog of a text as it is.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Makes a dialog of a text with values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
