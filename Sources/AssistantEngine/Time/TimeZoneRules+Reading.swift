import Glibc

extension TimeZoneRules {
  /// Reads a zone of the system's database; nil when there is none of that name.
  package init?(identifier: String, database: String = "/usr/share/zoneinfo") {
    if identifier == "UTC" || identifier == "GMT" || identifier == "Z" {
      self = .utc
      return
    }
    guard !identifier.isEmpty, !identifier.hasPrefix("/"),
      !identifier.split(separator: "/").contains(".."),
      let bytes = try? StoredFile("\(database)/\(identifier)").read()
    else { return nil }
    var file = ZoneFile(bytes: bytes)
    guard let zone = file.rules(identifier: identifier) else { return nil }
    self = zone
  }

  /// The zone that the environment or the system names, else UTC.
  package static func current(environment: (String) -> String?) -> TimeZoneRules {
    if let name = environment("TZ"), !name.isEmpty {
      let trimmed = name.hasPrefix(":") ? String(name.dropFirst()) : name
      if let zone = TimeZoneRules(identifier: trimmed) { return zone }
    }
    var buffer = [CChar](repeating: 0, count: 4096)
    let length = readlink("/etc/localtime", &buffer, buffer.count - 1)
    guard length > 0 else { return .utc }
    let target = String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard let range = target.range(of: "zoneinfo/") else { return .utc }
    return TimeZoneRules(identifier: String(target[range.upperBound...])) ?? .utc
  }
}

extension String {
  /// The first place of a text, by bytes.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].utf8.starts(with: text.utf8) {
        return start..<utf8.index(start, offsetBy: text.utf8.count)
      }
      start = index(after: start)
    }
    return nil
  }
}

/// A compiled zone file (RFC 8536), read from its bytes.
private struct ZoneFile {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private struct Header {
    var version: UInt8
    var counts: [Int]
    /// The bytes of the block that follows, with times of this size.
    func size(ofTimes width: Int) -> Int {
      counts[3] * (width + 1) + counts[4] * 6 + counts[5] + counts[2] * (width + 4) + counts[1]
        + counts[0]
    }
  }

  private mutating func header() -> Header? {
    guard position + 44 <= bytes.count, bytes[position..<position + 4].elementsEqual("TZif".utf8)
    else { return nil }
    let version = bytes[position + 4]
    position += 20
    var counts: [Int] = []
    for _ in 0..<6 {
      guard let count = integer(4), count >= 0 else { return nil }
      counts.append(count)
    }
    return Header(version: version, counts: counts)
  }

  private mutating func integer(_ width: Int) -> Int? {
    guard position + width <= bytes.count else { return nil }
    var value = bytes[position] & 0x80 == 0 ? 0 : -1
    for byte in bytes[position..<position + width] { value = value << 8 | Int(byte) }
    position += width
    return value
  }

  mutating func rules(identifier: String) -> TimeZoneRules? {
    guard var header = header() else { return nil }
    var width = 4
    if header.version >= UInt8(ascii: "2") {
      position += header.size(ofTimes: 4)
      guard let second = self.header() else { return nil }
      header = second
      width = 8
    }
    let start = position
    var times: [Int] = []
    for _ in 0..<header.counts[3] {
      guard let time = integer(width) else { return nil }
      times.append(time)
    }
    guard position + header.counts[3] <= bytes.count else { return nil }
    let kinds = bytes[position..<position + header.counts[3]].map(Int.init)
    position += header.counts[3]
    var offsets: [Int] = []
    for _ in 0..<header.counts[4] {
      guard let offset = integer(4) else { return nil }
      offsets.append(offset)
      position += 2
    }
    guard let first = offsets.first, kinds.allSatisfy(offsets.indices.contains) else { return nil }
    position = start + header.size(ofTimes: width)
    let footer =
      width == 8 && position < bytes.count
      ? String(decoding: bytes[position...].dropFirst().prefix { $0 != 0x0A }, as: UTF8.self) : ""
    return TimeZoneRules(
      identifier: identifier, transitions: zip(times, kinds).map { ($0, offsets[$1]) },
      firstOffset: first, rule: PosixTimeZone(footer))
  }
}
