import Glibc

/// Where the state of a conversation is: calendar, permissions, records, donated vocabulary.
package struct StateFolder: Equatable, Sendable {
  /// The folder that holds all the others; nil when they are the person's own.
  package let root: String?
  /// What the person would miss: the calendar, the apps' data.
  package let data: String
  /// What Behest remembers: permissions, donated vocabulary.
  package let state: String
  package let config: String
  package let cache: String
  package let temporary: String

  /// The person's own folders, by the XDG rules.
  ///
  /// - Parameter environment: The variables; `HOME` where an XDG variable is not set.
  package init(environment: [String: String]) {
    let home = environment["HOME"] ?? ""
    func folder(_ variable: String, _ standard: String) -> String {
      // The rules have a relative path ignored.
      let set = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (set ?? "\(home)/\(standard)") + "/behest"
    }
    root = nil
    data = folder("XDG_DATA_HOME", ".local/share")
    state = folder("XDG_STATE_HOME", ".local/state")
    config = folder("XDG_CONFIG_HOME", ".config")
    cache = folder("XDG_CACHE_HOME", ".cache")
    temporary = cache + "/tmp"
  }

  /// One folder with all of the state in it.
  package init(root: String) {
    let root = Self.absolute(root)
    self.root = root
    data = root + "/data"
    state = root + "/state"
    config = root + "/config"
    cache = root + "/cache"
    temporary = root + "/tmp"
  }

  /// Makes the folders that are missing, each for its owner alone.
  package func make() throws(StateError) {
    for folder in [data, state, config, cache, temporary] { try StoredFolder(folder).make() }
  }

  /// The variables by which an app finds its part of the state.
  package var variables: [String: String] {
    [
      "XDG_DATA_HOME": data, "XDG_STATE_HOME": state, "XDG_CONFIG_HOME": config,
      "XDG_CACHE_HOME": cache, "TMPDIR": temporary,
    ]
  }

  /// The path as it is without links, so that two ways to one folder are one.
  private static func absolute(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    guard !path.hasPrefix("/"), let working = getcwd(nil, 0) else { return path }
    defer { free(working) }
    return String(cString: working) + "/" + path
  }
}
