/// A value of a list, by its own names or by others.
public struct IntentItem<Result: _IntentValue>: Sendable {
  /// The value.
  public let value: Result
  /// The name in the list; the value's own when nil.
  public let title: LocalizedStringResource?
  /// A second line below the title.
  public let subtitle: LocalizedStringResource?
  /// A picture, which a terminal does not show.
  public let image: DisplayRepresentation.Image?

  /// Makes an item by the value's own names.
  public init(_ value: Result) {
    self.value = value
    title = nil
    subtitle = nil
    image = nil
  }

  /// Makes an item by other names.
  public init(
    _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// Apple's older name of ``IntentItem``.
public typealias Item = IntentItem
