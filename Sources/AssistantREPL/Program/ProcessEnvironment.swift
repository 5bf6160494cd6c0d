import Glibc

/// What the process was started with.
package struct ProcessEnvironment: Sendable {
  package var variables: [String: String]
  /// The executable's folder, without links.
  package var executableFolder: String
  package var executable: String
  package var workingFolder: String

  package init(
    variables: [String: String], executable: String, workingFolder: String
  ) {
    self.variables = variables
    self.executable = executable
    self.workingFolder = workingFolder
    executableFolder = String(
      executable[..<(executable.lastIndex(of: "/") ?? executable.startIndex)])
  }

  /// Looks at the process.
  package static func current() -> ProcessEnvironment {
    var variables: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let pair = String(cString: text)
      if let sign = pair.firstIndex(of: "=") {
        variables[String(pair[..<sign])] = String(pair[pair.index(after: sign)...])
      }
      entry += 1
    }
    return ProcessEnvironment(
      variables: variables, executable: path("/proc/self/exe"), workingFolder: path("."))
  }

  private static func path(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// A path that the person gave, seen from the working folder.
  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : workingFolder + "/" + path
  }

  /// A variable that is set and not empty.
  package subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  package var isCI: Bool { self["CI"].map { $0 != "false" && $0 != "0" } ?? false }

  /// The locale that the environment asks for; English where it asks for none of ours.
  package var locale: String {
    for name in ["BEHEST_LOCALE", "LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = self[name] else { continue }
      return LocaleChoice.locale(from: value) ?? "en-US"
    }
    return "en-US"
  }
}

/// The locales that a conversation can be held in.
package enum LocaleChoice {
  /// A locale from how people and systems write it (`ko`, `ko_KR.UTF-8`); nil for other languages.
  package static func locale(from text: String) -> String? {
    let name = text.prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "-" || $0 == "_" }
    let region = parts.dropFirst().last { $0.count == 2 }.map { $0.uppercased() }
    switch parts.first?.lowercased() {
    case "en": return "en-" + (region ?? "US")
    case "ko": return "ko-" + (region ?? "KR")
    default: return nil
    }
  }
}
