/// Punycode (RFC 3492): scalars of any script in letters, digits and hyphens.
enum Punycode {
  private static let base = 36
  private static let firstBias = 72
  private static let firstScalar = 128

  static func decode(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar]? {
    var output: [Unicode.Scalar] = []
    var rest = bytes
    if let hyphen = bytes.lastIndex(of: UInt8(ascii: "-")) {
      output = bytes[..<hyphen].map { Unicode.Scalar($0) }
      rest = bytes[(hyphen + 1)...]
    }
    var value = firstScalar
    var place = 0
    var bias = firstBias
    while !rest.isEmpty {
      guard let delta = takeDelta(&rest, bias) else { return nil }
      let count = output.count + 1
      bias = adapt(delta, count, isFirst: place == 0)
      place += delta
      value += place / count
      place %= count
      guard value <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(value)) else { return nil }
      output.insert(scalar, at: place)
      place += 1
    }
    return output
  }

  private static func takeDelta(_ rest: inout ArraySlice<UInt8>, _ bias: Int) -> Int? {
    var delta = 0
    var weight = 1
    var position = base
    while true {
      guard let byte = rest.popFirst(), let digit = digit(byte) else { return nil }
      delta += digit * weight
      guard delta < 1 << 40 else { return nil }
      let threshold = min(max(position - bias, 1), 26)
      if digit < threshold { return delta }
      weight *= base - threshold
      position += base
    }
  }

  static func encode(_ scalars: [Unicode.Scalar]) -> [UInt8] {
    var output = scalars.filter(\.isASCII).map { UInt8($0.value) }
    let basicCount = output.count
    if basicCount > 0 { output.append(UInt8(ascii: "-")) }
    var handled = basicCount
    var value = firstScalar
    var delta = 0
    var bias = firstBias
    while handled < scalars.count {
      let next = scalars.lazy.map { Int($0.value) }.filter { $0 >= value }.min() ?? value
      delta += (next - value) * (handled + 1)
      value = next
      for scalar in scalars {
        if Int(scalar.value) < value { delta += 1 }
        guard Int(scalar.value) == value else { continue }
        appendDelta(delta, bias, to: &output)
        bias = adapt(delta, handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      value += 1
    }
    return output
  }

  private static func appendDelta(_ delta: Int, _ bias: Int, to output: inout [UInt8]) {
    var rest = delta
    var position = base
    while true {
      let threshold = min(max(position - bias, 1), 26)
      guard rest >= threshold else { break }
      output.append(letter(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      position += base
    }
    output.append(letter(rest))
  }

  private static func adapt(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var rest = isFirst ? delta / 700 : delta / 2
    rest += rest / count
    var steps = 0
    while rest > 455 {
      rest /= 35
      steps += base
    }
    return steps + 36 * rest / (rest + 38)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    if ASCII.isDigit(byte) { return Int(byte) - 0x30 + 26 }
    return ASCII.isLetter(byte) ? Int(byte | 0x20) - 0x61 : nil
  }

  private static func letter(_ digit: Int) -> UInt8 {
    UInt8(digit < 26 ? digit + 0x61 : digit - 26 + 0x30)
  }
}
