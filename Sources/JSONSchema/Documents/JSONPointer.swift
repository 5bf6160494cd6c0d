import JSON

/// A place in a document (RFC 6901), as text: each step is `/` and an escaped name or index.
package enum JSONPointer {
  /// The step to a member of an object.
  package static func step(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return "/" + name
    }
    var step = "/"
    for scalar in name.unicodeScalars {
      switch scalar {
      case "~": step += "~0"
      case "/": step += "~1"
      default: step.unicodeScalars.append(scalar)
      }
    }
    return step
  }

  /// The names and indices of a pointer, or nil when the text is none.
  package static func tokens(_ pointer: String) -> [String]? {
    guard !pointer.isEmpty else { return [] }
    guard pointer.utf8.first == UInt8(ascii: "/") else { return nil }
    var tokens: [String] = []
    let parts = pointer.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for part in parts.dropFirst() {
      guard let token = unescaped(part) else { return nil }
      tokens.append(token)
    }
    return tokens
  }

  private static func unescaped(_ part: Substring.UTF8View) -> String? {
    guard part.contains(UInt8(ascii: "~")) else { return String(Substring(part)) }
    var bytes: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONValue {
  /// The member or element that one token of a pointer names.
  func child(_ token: String) -> JSONValue? {
    switch self {
    case .object(let object): return object[token]
    case .array(let elements):
      guard let index = Int(token), elements.indices.contains(index), String(index) == token else {
        return nil
      }
      return elements[index]
    case .null, .bool, .number, .string: return nil
    }
  }
}
