// The standard library composes (NFC) for Foundation's sake, behind this name; Foundation itself
// would cost ten milliseconds before the first prompt.
@_spi(_Unicode) private import Swift

extension String {
  /// The text with every letter composed (NFC), as file names and pasted text often are not.
  package var composed: String {
    guard unicodeScalars.contains(where: { $0.value >= 0x300 }) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in _nfc { scalars.append(scalar) }
    return String(scalars)
  }
}
