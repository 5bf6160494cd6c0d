/// Joins a letter and a combining mark, as NFC does.
enum CanonicalComposition {
  static func compose(_ letter: UInt32, _ mark: UInt32) -> UInt32? {
    guard let letter = Unicode.Scalar(letter), let mark = Unicode.Scalar(mark) else { return nil }
    var text = String(letter)
    text.unicodeScalars.append(mark)
    return composed[text]
  }

  /// The composed letters by their text: a dictionary of strings finds canonically equivalent
  /// keys, so the standard library's own tables do the work.
  private static let composed: [String: UInt32] = {
    let ranges: [ClosedRange<UInt32>] = [
      0xC0...0x24F, 0x386...0x3CE, 0x400...0x4F9, 0x621...0x6D3, 0x929...0x9DF, 0x1E00...0x1FFC,
      0x304B...0x30FE,
    ]
    var composed: [String: UInt32] = [:]
    for value in ranges.joined() {
      if let scalar = Unicode.Scalar(value) { composed[String(scalar), default: value] = value }
    }
    return composed
  }()
}
