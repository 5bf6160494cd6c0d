package import Foundation

/// What event stores know of the world around them.
///
/// Apps never see it: they get ``process``. A test puts another in place for as long as a closure
/// runs, which reaches the static members of ``EKEventStore`` as well.
package struct EventKitEnvironment: Sendable {
  /// Who has allowed what.
  package var permissions: any CalendarPermissions
  /// The folder that holds the events.
  package var calendarPath: String
  /// The name to show for the calendar where its folder says none.
  package var calendarTitle: String
  /// The app's short name, which keeps its events apart from those of other apps.
  package var application: String
  /// The zone in which days begin and in which new events stand.
  package var timeZone: TimeZone

  /// The environment that stores look at.
  @TaskLocal package static var current = process

  /// What the process was started with.
  package static let process = EventKitEnvironment(
    permissions: ConversationPermissions(), variables: ProcessInfo.processInfo.environment,
    processName: ProcessInfo.processInfo.processName, timeZone: .current)

  /// Reads the calendar's place from environment variables.
  ///
  /// - Parameters:
  ///   - permissions: Who has allowed what.
  ///   - variables: `BEHEST_CALENDAR`, else `XDG_DATA_HOME`, else `HOME` is looked at.
  ///   - processName: The executable's name, `StaysExtension` of the app Stays.
  ///   - timeZone: The zone in which days begin.
  package init(
    permissions: any CalendarPermissions, variables: [String: String], processName: String,
    timeZone: TimeZone
  ) {
    self.permissions = permissions
    self.timeZone = timeZone
    application = Self.application(from: processName)
    if let named = variables["BEHEST_CALENDAR"], !named.isEmpty {
      calendarPath = named
      let name = named.split(separator: "/").last.map(String.init) ?? "Calendar"
      calendarTitle = name == "home" ? "Home" : name
    } else {
      calendarPath = Self.dataFolder(variables) + "/behest/calendars/home"
      calendarTitle = "Home"
    }
  }

  /// The folder for data, by the rules of the XDG base directory specification.
  private static func dataFolder(_ variables: [String: String]) -> String {
    // The specification says to ignore a path that is not absolute.
    if let folder = variables["XDG_DATA_HOME"], folder.hasPrefix("/") { return folder }
    return (variables["HOME"] ?? "") + "/.local/share"
  }

  /// The app's name as it may stand in a UID and in a file name.
  private static func application(from processName: String) -> String {
    let suffix = "Extension"
    let isExtension = processName.hasSuffix(suffix) && processName != suffix
    let name = isExtension ? String(processName.dropLast(suffix.count)) : processName
    let letters = name.lowercased().unicodeScalars.filter {
      ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
    }
    return letters.isEmpty ? "app" : String(String.UnicodeScalarView(letters))
  }
}
