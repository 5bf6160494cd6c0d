/// A list of values, as an array or in sections.
public protocol ResultsCollection: Sendable {
  /// What the list holds.
  associatedtype Result: _IntentValue

  /// What the person is asked above the list.
  var promptLabel: LocalizedStringResource? { get }
  /// Whether a long list has an index at its side.
  var usesIndexedCollation: Bool { get }
  /// The values in their order, with their sections and names.
  var sections: [IntentItemSection<Result>] { get }
  /// A list of nothing.
  static var empty: Self { get }
}

extension ResultsCollection {
  /// No label.
  public var promptLabel: LocalizedStringResource? { nil }
  /// No index.
  public var usesIndexedCollation: Bool { false }

  var suggestedValues: SuggestedValues<Result> {
    SuggestedValues(items: sections.flatMap(\.items), promptLabel: promptLabel)
  }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element

  /// One section without a title.
  public var sections: [IntentItemSection<Element>] {
    [IntentItemSection(items: map { IntentItem($0) })]
  }

  public static var empty: [Element] { [] }
}
