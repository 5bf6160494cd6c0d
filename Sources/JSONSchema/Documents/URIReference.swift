/// A URI reference taken apart and put together as RFC 3986 says; it is not judged.
struct URIReference: Sendable {
  var scheme: String?
  var authority: String?
  var path: String
  var query: String?
  var fragment: String?

  /// Takes a reference apart (RFC 3986, appendix B).
  init(_ text: String) {
    var rest = text.utf8[...]
    if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      fragment = String(rest[rest.index(after: hash)...])
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let end = rest.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }),
      rest[end] == UInt8(ascii: ":"), end > rest.startIndex
    {
      scheme = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      authority = String(rest[..<end])
      rest = rest[end...]
    }
    path = String(Substring(rest))
  }

  /// The reference as text.
  var text: String {
    (scheme.map { $0 + ":" } ?? "") + (authority.map { "//" + $0 } ?? "") + path
      + (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "")
  }

  /// Resolves the reference against a base (RFC 3986, section 5.2).
  func resolved(against base: URIReference) -> URIReference {
    var target = self
    guard scheme == nil else {
      target.path = Self.removingDotSegments(path)
      return target
    }
    target.scheme = base.scheme
    guard authority == nil else {
      target.path = Self.removingDotSegments(path)
      return target
    }
    target.authority = base.authority
    if path.isEmpty {
      target.path = base.path
      target.query = query ?? base.query
    } else {
      target.path = Self.removingDotSegments(path.utf8.first == 0x2F ? path : merged(with: base))
    }
    return target
  }

  private func merged(with base: URIReference) -> String {
    if base.authority != nil, base.path.isEmpty { return "/" + path }
    guard let slash = base.path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(base.path[...slash]) + path
  }

  private static func removingDotSegments(_ path: String) -> String {
    guard path.utf8.contains(UInt8(ascii: ".")) else { return path }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let segments = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    var output: [String] = []
    for (place, segment) in segments.dropFirst(isAbsolute ? 1 : 0).enumerated() {
      let isLast = place == segments.count - (isAbsolute ? 2 : 1)
      let segment = String(Substring(segment))
      switch segment {
      case ".": if isLast { output.append("") }
      case "..":
        _ = output.popLast()
        if isLast { output.append("") }
      default: output.append(segment)
      }
    }
    return (isAbsolute ? "/" : "") + output.joined(separator: "/")
  }

  /// The reference without its fragment, as the name of a document.
  var documentName: String {
    var document = self
    document.fragment = nil
    return document.text
  }

  /// The fragment with its percent escapes undone; nil when they are no UTF-8.
  var decodedFragment: String? {
    guard let fragment else { return "" }
    guard fragment.utf8.contains(UInt8(ascii: "%")) else { return fragment }
    var bytes: [UInt8] = []
    var rest = fragment.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(String(rest.prefix(2)) ?? "", radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
