/// Some values of a list, under a title.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  /// The title; nil for none.
  public let title: LocalizedStringResource?
  /// A second line below the title.
  public let subtitle: LocalizedStringResource?
  /// A picture, which a terminal does not show.
  public let image: DisplayRepresentation.Image?
  /// The values in their order.
  public let items: [IntentItem<Result>]

  /// Makes a section without a title.
  public init(items: [IntentItem<Result>]) {
    title = nil
    subtitle = nil
    image = nil
    self.items = items
  }

  /// Makes a section.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.items = items
  }

  /// Makes a section of items, one per line.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItemsBuilder<Result> itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: itemsBuilder())
  }

  /// Makes a section without a title of items, one per line.
  public init(@IntentItemsBuilder<Result> itemsBuilder: () -> [IntentItem<Result>]) {
    self.init(items: itemsBuilder())
  }
}

/// Apple's older name of ``IntentItemSection``.
public typealias ItemSection = IntentItemSection
