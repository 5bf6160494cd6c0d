/// What an intent does, for people who look for it.
public struct IntentDescription: Hashable, Sendable, ExpressibleByStringInterpolation {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// The description.
  public let descriptionText: LocalizedStringResource
  /// The group that the intent is listed in.
  public let categoryName: LocalizedStringResource?
  /// Words that the intent is found by.
  public let searchKeywords: [LocalizedStringResource]
  /// What the intent's value is called.
  public let resultValueName: LocalizedStringResource?

  /// Makes a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// Makes a description of a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Makes a description of a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

extension IntentDescription: _IntentDescribing {
  public var _intentDescription: IntentDescription? { self }
}
