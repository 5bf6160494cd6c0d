import FileReading

/// A list of utterances with what they should reach.
///
/// A line is `utterance`, a tab, an intent or `NONE`, and perhaps a tab and `key=value;…`. More
/// columns, empty lines and lines that begin with `#` are ignored. `A|B` means that either will do,
/// `key?=` that the value may be missing, `words:…` that words were kept for the app to look up; a
/// backslash takes its meaning from `;`, `|` and itself.
package struct TuningList: Equatable, Sendable {
  package var entries: [TuningEntry] = []

  /// Reads a file.
  package init(contentsOfFile path: String) throws(TuningListError) {
    let bytes: [UInt8]
    do throws(FileReadingError) {
      bytes = try FileReading.bytes(of: path)
    } catch {
      throw TuningListError(file: path, line: nil, reason: .unreadable(errno: error.errno))
    }
    try self.init(parsing: bytes, file: path)
  }

  /// Reads the bytes of a file: UTF-8, with or without a mark, LF or CRLF.
  package init(parsing bytes: [UInt8], file: String) throws(TuningListError) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    var number = 0
    for raw in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let line = raw.last == UInt8(ascii: "\r") ? raw.dropLast() : raw
      guard let content = String(validating: line, as: UTF8.self) else {
        throw TuningListError(file: file, line: number, reason: .invalidUTF8)
      }
      guard line.first != UInt8(ascii: "#"), line.contains(where: { $0 != 0x20 && $0 != 0x09 })
      else { continue }
      do throws(TuningListError.Reason) {
        entries.append(try Self.entry(content, number))
      } catch {
        throw TuningListError(file: file, line: number, reason: error)
      }
    }
    if entries.isEmpty { throw TuningListError(file: file, line: nil, reason: .empty) }
  }

  private static func entry(
    _ line: String, _ number: Int
  ) throws(TuningListError.Reason) -> TuningEntry {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      .map { String($0).trimmingSpaces }
    guard columns.count > 1 else { throw .noTab }
    guard !columns[0].isEmpty else { throw .noUtterance }
    var intents: [String] = []
    for name in columns[1].split(separator: "|", omittingEmptySubsequences: false) {
      let name = String(name).trimmingSpaces
      guard !name.isEmpty, name.utf8.allSatisfy(isNameByte) else { throw .noIntent(columns[1]) }
      intents.append(name)
    }
    if intents.contains("NONE") {
      guard intents.count == 1 else { throw .noneBesideIntent }
      intents = []
    }
    var entry = TuningEntry(line: number, utterance: columns[0], intents: intents)
    guard columns.count > 2, !columns[2].isEmpty else { return entry }
    guard !intents.isEmpty else { throw .valuesOfNone }
    for pair in parts(of: columns[2], at: ";") where !pair.trimmingSpaces.isEmpty {
      let value = try value(pair)
      guard !entry.values.contains(where: { $0.key == value.key }) else {
        throw .repeatedKey(value.key)
      }
      entry.values.append(value)
    }
    return entry
  }

  private static func value(
    _ pair: String
  ) throws(TuningListError.Reason) -> TuningEntry.ExpectedValue {
    guard let sign = pair.firstIndex(of: "=") else { throw .noValue(pair.trimmingSpaces) }
    var key = String(pair[..<sign]).trimmingSpaces
    let isOptional = key.hasSuffix("?")
    if isOptional { key = String(key.dropLast()) }
    guard !key.isEmpty, key.utf8.allSatisfy(isNameByte) else { throw .noKey(pair.trimmingSpaces) }
    let text = String(pair[pair.index(after: sign)...])
    let alternatives = parts(of: text, at: "|").map { unescaped($0.trimmingSpaces) }
    guard !alternatives.contains("") else { throw .noValue(pair.trimmingSpaces) }
    return TuningEntry.ExpectedValue(
      key: key, isOptional: isOptional, alternatives: alternatives)
  }

  /// Cuts at a sign that no backslash stands before.
  private static func parts(of text: String, at sign: Unicode.Scalar) -> [String] {
    var parts: [String] = []
    var part = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar == sign, !isEscaped {
        parts.append(String(part))
        part = String.UnicodeScalarView()
        continue
      }
      part.append(scalar)
      isEscaped = scalar == "\\" && !isEscaped
    }
    return parts + [String(part)]
  }

  private static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      if isEscaped, scalar != ";", scalar != "|", scalar != "\\" { result.append("\\") }
      isEscaped = false
      result.append(scalar)
    }
    if isEscaped { result.append("\\") }
    return String(result)
  }

  /// Whether a byte may stand in the name of an intent or a parameter; names may be of any language.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || byte == 0x2E || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }
}
