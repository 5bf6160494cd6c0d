/// Collects the values of a type and lays them out as a segment.
struct VocabularySegmentBuilder {
  private let folder: TextFolder
  private var strings = ByteWriter()
  private var entries: [UInt32] = []
  private var names: [UInt32] = []
  private var exact: [(hash: UInt64, number: UInt32)] = []
  private var fuzzy: [(hash: UInt64, number: UInt32)] = []
  private var firstTokens: [UInt64] = []
  /// The folded names one after the other, and where each begins.
  private var folded: [UInt8] = []
  private var foldedStarts: [Int] = []
  private var maximumTokens = 0

  init(folder: TextFolder) {
    self.folder = folder
  }

  mutating func add(_ entry: VocabularyEntry) {
    begin(id: Array(entry.id.utf8))
    for name in [entry.title] + entry.synonyms {
      var name = name
      name.withUTF8 { add(name: $0) }
    }
  }

  /// Begins an entry; its names follow.
  mutating func begin(id: some Collection<UInt8>) {
    entries.append(strings.append(string: id))
  }

  mutating func add(name: UnsafeBufferPointer<UInt8>) {
    guard name.count < Int(UInt16.max) else { return }
    folder.fold(name)
    guard folder.count > 0 else { return }
    let number = UInt32(truncatingIfNeeded: names.count / 2)
    names.append(UInt32(truncatingIfNeeded: entries.count - 1))
    names.append(strings.append(string: name))
    exact.append((SpanHash.mix(folder.tokens[folder.count - 1].hashAfter, Salt.name), number))
    FuzzyKeys(folder, 0..<folder.count).forEach(isQuery: false) { key, _ in
      fuzzy.append((key, number))
    }
    firstTokens.append(folder.tokens[0].hashAfter)
    maximumTokens = max(maximumTokens, folder.count)
    foldedStarts.append(folded.count)
    folded.append(contentsOf: UnsafeBufferPointer(start: folder.bytes, count: folder.byteCount))
    addOtherSpelling(of: name, number)
  }

  /// Finds a name with "&" by "and" as well, and the reverse.
  private mutating func addOtherSpelling(of name: UnsafeBufferPointer<UInt8>, _ number: UInt32) {
    let and: [UInt8] = [0x20, 0x61, 0x6E, 0x64, 0x20]
    var other: [UInt8] = []
    if name.contains(UInt8(ascii: "&")) {
      for byte in name { other += byte == UInt8(ascii: "&") ? and : [byte] }
    } else {
      let text = UnsafeBufferPointer(start: folder.bytes, count: folder.byteCount)
      guard let start = Self.place(of: and, in: text) else { return }
      other = text[..<start] + [0x20] + text[(start + and.count)...]
    }
    other.withUnsafeBufferPointer { folder.fold($0) }
    guard folder.count > 0 else { return }
    exact.append((SpanHash.mix(folder.tokens[folder.count - 1].hashAfter, Salt.name), number))
    maximumTokens = max(maximumTokens, folder.count)
    firstTokens.append(folder.tokens[0].hashAfter)
  }

  private static func place(of word: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard text.count > word.count else { return nil }
    for start in 0..<(text.count - word.count) where text[start] == word[0] {
      var length = 1
      while length < word.count, text[start + length] == word[length] { length += 1 }
      if length == word.count { return start }
    }
    return nil
  }

  /// The segment; it may stand at any multiple of 64.
  mutating func segment(locale: String = "") -> [UInt8] {
    var header = VocabularySegment.Header()
    header.locale = strings.append(string: Array(locale.utf8))
    var body = ByteWriter()
    let start = MemoryLayout<VocabularySegment.Header>.stride
    func offset(_ body: inout ByteWriter) -> UInt32 {
      while (start + body.count) % 8 != 0 { body.bytes.append(0) }
      return UInt32(truncatingIfNeeded: start + body.count)
    }
    header.entryCount = UInt32(truncatingIfNeeded: entries.count)
    header.nameCount = UInt32(truncatingIfNeeded: names.count / 2)
    header.maximumTokens = UInt32(truncatingIfNeeded: maximumTokens)
    header.entries = offset(&body)
    body.append(entries)
    header.names = offset(&body)
    body.append(names)
    header.sorted = offset(&body)
    body.append(sortedNames())
    for (table, isExact) in [
      (HashSlots.table(of: exact), true), (HashSlots.table(of: fuzzy), false),
    ] {
      let position = offset(&body)
      body.append(table)
      let capacity = UInt32(truncatingIfNeeded: table.count)
      if isExact {
        (header.exact, header.exactCapacity) = (position, capacity)
      } else {
        (header.fuzzy, header.fuzzyCapacity) = (position, capacity)
      }
    }
    header.firstTokens = offset(&body)
    let bits = firstTokenBits()
    header.firstTokenBits = UInt32(truncatingIfNeeded: bits.count * 8)
    body.append(bits)
    header.strings = offset(&body)
    body.bytes.append(contentsOf: strings.bytes)
    header.size = UInt32(truncatingIfNeeded: start + body.count)
    var whole = ByteWriter()
    whole.append(header)
    whole.bytes.append(contentsOf: body.bytes)
    whole.align(to: 64)
    return whole.bytes
  }

  private func sortedNames() -> [UInt32] {
    folded.withUnsafeBufferPointer { folded in
      func text(_ number: Int) -> UnsafeBufferPointer<UInt8> {
        let end = number + 1 < foldedStarts.count ? foldedStarts[number + 1] : folded.count
        return UnsafeBufferPointer(rebasing: folded[foldedStarts[number]..<end])
      }
      /// The first bytes as a number, so that most comparisons touch no text.
      var keys = (0..<foldedStarts.count).map { number -> (UInt64, UInt32) in
        var key: UInt64 = 0
        let bytes = text(number)
        for index in 0..<8 { key = key << 8 | UInt64(index < bytes.count ? bytes[index] : 0) }
        return (key, UInt32(truncatingIfNeeded: number))
      }
      keys.sort { left, right in
        if left.0 != right.0 { return left.0 < right.0 }
        let order = ByteOrder.compare(text(Int(left.1)), text(Int(right.1)))
        return order == 0 ? left.1 < right.1 : order < 0
      }
      return keys.map(\.1)
    }
  }

  private func firstTokenBits() -> [UInt8] {
    var size = 64
    while size < firstTokens.count * 8 { size *= 2 }
    return HashSlots.bits(
      of: firstTokens.lazy.map { SpanHash.mix($0, Salt.firstToken) }, size: size / 8)
  }
}
