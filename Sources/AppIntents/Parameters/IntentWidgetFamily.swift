/// The widgets that a collection's size may depend on; a terminal has none.
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}
