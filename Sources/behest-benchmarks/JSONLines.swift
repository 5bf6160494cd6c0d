/// Reads the flat JSON objects of a workload, one a line, without building trees of values.
struct JSONLines {
  let bytes: UnsafeBufferPointer<UInt8>

  /// Calls the body with each line.
  func forEach<Failure>(_ body: (JSONLine) throws(Failure) -> Void) throws(Failure) {
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      if end > start {
        try body(JSONLine(bytes: UnsafeBufferPointer(rebasing: bytes[start..<end])))
      }
      start = end + 1
    }
  }
}

/// A flat JSON object.
struct JSONLine {
  let bytes: UnsafeBufferPointer<UInt8>

  /// What stands under a key.
  enum Field {
    case missing
    case null
    case text(UnsafeBufferPointer<UInt8>)
    case other(UnsafeBufferPointer<UInt8>)
  }

  /// The fields of the object, in order, each key with its value; escapes are still in them.
  func forEachField(_ body: (UnsafeBufferPointer<UInt8>, Field) -> Bool) {
    var position = 0
    while let key = string(&position) {
      while position < bytes.count, bytes[position] != 0x3A { position += 1 }
      position += 1
      while position < bytes.count, bytes[position] == 0x20 { position += 1 }
      guard body(key, value(&position)) else { return }
    }
  }

  private func string(_ position: inout Int) -> UnsafeBufferPointer<UInt8>? {
    while position < bytes.count, bytes[position] != 0x22 { position += 1 }
    guard position < bytes.count else { return nil }
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != 0x22 {
      position += bytes[position] == 0x5C ? 2 : 1
    }
    let end = min(position, bytes.count)
    position += 1
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  private func value(_ position: inout Int) -> Field {
    guard position < bytes.count else { return .missing }
    if bytes[position] == 0x22 { return string(&position).map(Field.text) ?? .missing }
    let start = position
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x5B || byte == 0x7B { depth += 1 }
      if byte == 0x22 {
        _ = string(&position)
        continue
      }
      if depth == 0, byte == 0x2C || byte == 0x7D { break }
      if byte == 0x5D || byte == 0x7D { depth -= 1 }
      position += 1
    }
    let raw = UnsafeBufferPointer(rebasing: bytes[start..<position])
    return raw.starts(with: "null".utf8) ? .null : .other(raw)
  }

  subscript(key: StaticString) -> Field {
    var found = Field.missing
    forEachField { name, value in
      guard name.count == key.utf8CodeUnitCount,
        name.elementsEqual(UnsafeBufferPointer(start: key.utf8Start, count: name.count))
      else { return true }
      found = value
      return false
    }
    return found
  }

  /// A text that must be there.
  func text(_ key: StaticString) throws(WorkloadError) -> String {
    guard case .text(let raw) = self[key] else { throw .missingField("\(key)") }
    return Self.unescaped(raw)
  }

  /// A text that must be there but may be null.
  func optionalText(_ key: StaticString) throws(WorkloadError) -> String? {
    switch self[key] {
    case .text(let raw): return Self.unescaped(raw)
    case .null: return nil
    case .missing, .other: throw .missingField("\(key)")
    }
  }

  static func unescaped(_ raw: UnsafeBufferPointer<UInt8>) -> String {
    guard raw.contains(0x5C) else { return String(decoding: raw, as: UTF8.self) }
    var bytes: [UInt8] = []
    var position = 0
    while position < raw.count {
      guard raw[position] == 0x5C, position + 1 < raw.count else {
        bytes.append(raw[position])
        position += 1
        continue
      }
      position += 2
      switch raw[position - 1] {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "u"): bytes += Array(unicode(raw, &position).utf8)
      case let other: bytes.append(other)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func unicode(_ raw: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> String {
    func unit() -> UInt16? {
      guard position + 4 <= raw.count else { return nil }
      defer { position += 4 }
      return UInt16(String(decoding: raw[position..<(position + 4)], as: UTF8.self), radix: 16)
    }
    guard let first = unit() else { return "" }
    guard first & 0xFC00 == 0xD800, position + 6 <= raw.count, raw[position] == 0x5C else {
      return String(decoding: [first], as: UTF16.self)
    }
    position += 2
    return String(decoding: [first, unit() ?? 0xFFFD], as: UTF16.self)
  }
}
