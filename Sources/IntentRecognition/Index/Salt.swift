/// Keeps keys of different kinds apart.
enum Salt {
  static let name: UInt64 = 1
  static let firstToken: UInt64 = 2
  static let deletion: UInt64 = 3
  /// A name without its n-th word; n is added.
  static let maskedWord: UInt64 = 16
  static let prefix: UInt64 = 4
  static let head: UInt64 = 7
  static let term: UInt64 = 5
  static let pair: UInt64 = 6
  /// A phrase of an app; the app's number is added.
  static let phrase: UInt64 = 1 << 32
}
