/// The color of the tiles of an app's shortcuts; a terminal has none.
public enum ShortcutTileColor: Hashable, Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue
  case navy, grape, purple, pink, grayBlue, grayGreen, grayBrown
}
