package import AssistantEngine

/// What the terminal itself says in one language: commands, recording, input.
package protocol TerminalWording: Sendable {
  /// What `:help` prints.
  var help: [String] { get }
  /// Control-C on an empty line.
  var howToLeave: String { get }
  func unknownCommand(_ name: String, nearest: String?) -> String
  func notUTF8(line: Int) -> String
  func tooLong(line: Int) -> String
  /// Nothing has been said yet that could be explained.
  var nothingToExplain: String { get }
  func recording(_ file: String, isLive: Bool) -> String
  func recorded(_ file: String) -> String
  /// A transcript that begins on a state that has been used will not replay as it is.
  var stateIsUsed: String { get }
  var recordNeedsFile: String { get }
  /// A recording cannot begin; why.
  var notWhileAsking: String { get }
  var tuneNeedsFile: String { get }
  func localeIs(_ locale: String) -> String
  func noSuchLocale(_ locale: String) -> String
  func isOn(_ name: String, _ value: Bool) -> String
  /// Who goes first when an app and a domain of the system both could take a request.
  func domainsAre(_ policy: DomainPolicy) -> String
  func noSuchDomainPolicy(_ name: String) -> String
  func onOrOff(_ name: String) -> String
  func reloaded(phrases: Int, apps: Int) -> String
  func noSuchApp(_ name: String, installed: [String]) -> String
  var noPermissions: String { get }
  func permission(_ app: String, _ kind: String, _ resource: String, _ status: String) -> String
  func permissionsReset(_ count: Int) -> String
  var nothingToCancel: String { get }
  func noActions(_ words: String) -> String
  var historyCleared: String { get }
  /// What names Control-R's search.
  var search: String { get }
  var lineIsFull: String { get }
  /// Says that Control-C helps, once work has taken long.
  var workingCancellable: String { get }
}
