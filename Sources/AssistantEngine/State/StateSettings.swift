/// What a state folder wants set up around a conversation: two small files that people write.
package struct StateSettings: Equatable, Sendable {
  /// From `environment`: variables for the apps.
  package var environment: [String: String]
  /// From `services`: programs to start, each handing its address over in a variable.
  package var services: [Service]

  /// A program beside `behest` that a replay starts.
  package struct Service: Equatable, Sendable {
    /// The variable in which the apps get the address that the program prints.
    package var variable: String
    /// The program's name, then its arguments.
    package var command: [String]

    package init(variable: String, command: [String]) {
      self.variable = variable
      self.command = command
    }
  }

  package init(environment: [String: String] = [:], services: [Service] = []) {
    self.environment = environment
    self.services = services
  }

  /// Reads the files of a state folder; the person's own folders have none.
  ///
  /// A line is `NAME = value`. `${STATE}` in a value stands for the folder, a `#` begins a comment.
  package init(of folder: StateFolder) throws(StateError) {
    self.init()
    guard let root = folder.root else { return }
    for (name, value) in try Self.lines(of: root + "/environment") {
      environment[name] = Self.filling(value, with: root)
    }
    for (name, value) in try Self.lines(of: root + "/services") {
      let command = Self.filling(value, with: root).split(separator: " ").map(String.init)
      services.append(Service(variable: name, command: command))
    }
  }

  private static func lines(of path: String) throws(StateError) -> [(String, String)] {
    let bytes = try StoredFile(path).read() ?? []
    var pairs: [(String, String)] = []
    // By bytes: to Swift, a carriage return and a newline are one character.
    for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      let line = trimmed(Substring(decoding: line, as: UTF8.self))
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let sign = line.firstIndex(of: "="), !trimmed(line[..<sign]).isEmpty,
        !trimmed(line[line.index(after: sign)...]).isEmpty || path.hasSuffix("environment")
      else {
        throw .damaged(path: path, reason: "line \(index + 1) is not NAME = value")
      }
      pairs.append(
        (String(trimmed(line[..<sign])), String(trimmed(line[line.index(after: sign)...]))))
    }
    return pairs
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return text
  }

  private static func filling(_ value: String, with root: String) -> String {
    var filled = ""
    var rest = Substring(value)
    while let place = rest.range(ofASCII: "${STATE}") {
      filled += rest[..<place.lowerBound] + root
      rest = rest[place.upperBound...]
    }
    return filled + rest
  }
}

extension Substring {
  /// The first place of some ASCII text, compared by bytes.
  fileprivate func range(ofASCII text: String) -> Range<Index>? {
    let wanted = Array(text.utf8)
    var start = startIndex
    while let found = self[start...].utf8.firstIndex(of: wanted[0]) {
      if self[found...].utf8.starts(with: wanted) {
        return found..<utf8.index(found, offsetBy: wanted.count)
      }
      start = utf8.index(after: found)
    }
    return nil
  }
}
