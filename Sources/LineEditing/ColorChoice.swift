/// What `--color` says.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// Whether to color a stream: the option, then `NO_COLOR`, then what forces color, then whether
  /// the stream is a terminal that can show it and no job of a CI server.
  package func allowsColor(environment: [String: String], isTerminal: Bool) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    func isForced(_ name: String) -> Bool { isSet(name) && environment[name] != "0" }

    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if isSet("NO_COLOR") { return false }
    if isForced("CLICOLOR_FORCE") || isForced("FORCE_COLOR") { return true }
    let isAble = isSet("TERM") && environment["TERM"] != "dumb"
    let isAutomated = isSet("CI") && environment["CI"] != "false"
    return isTerminal && isAble && !isAutomated
  }
}
