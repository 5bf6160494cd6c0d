import ExtensionProtocol
import Foundation
private import Glibc

/// The calendar that an app's events go to, and what the person has said about it.
struct CalendarPlace {
  let environment: EventKitEnvironment

  /// The place that the current environment names.
  static var current: CalendarPlace { CalendarPlace(environment: .current) }

  /// The folder as the person may have spelt it.
  var folder: CalendarFolder { CalendarFolder(path: environment.calendarPath) }

  /// The folder's real path, by which a permission is remembered.
  ///
  /// The folder may not be there yet: then the part that is there counts.
  var identity: String {
    var resolved: [String] = []
    for name in Self.absolute(environment.calendarPath).split(separator: "/") where name != "." {
      if name == ".." {
        _ = resolved.popLast()
        continue
      }
      resolved.append(String(name))
      guard let real = realpath("/" + resolved.joined(separator: "/"), nil) else { continue }
      defer { free(real) }
      resolved = String(cString: real).split(separator: "/").map(String.init)
    }
    return "/" + resolved.joined(separator: "/")
  }

  /// What the person has said so far.
  var status: PermissionStatus {
    environment.permissions.status(forCalendarAt: identity)
  }

  /// Asks the person, if there is something to ask.
  func request(_ access: PermissionRequest.Access) async throws -> PermissionStatus {
    try await environment.permissions.request(access, forCalendarAt: identity)
  }

  /// The calendar as an app sees it; its own name is shown only to an app that may read.
  var calendar: EKCalendar {
    EKCalendar(title: status == .fullAccess ? title : environment.calendarTitle, path: identity)
  }

  /// The name that the calendar's own file says, else the one of the environment.
  private var title: String {
    guard let opened = try? folder.opened(),
      let bytes = try? folder.bytes(of: "displayname", in: opened),
      let text = String(validating: bytes, as: UTF8.self)
    else { return environment.calendarTitle }
    let name = CalendarText.clean(text).trimmingCharacters(in: .whitespacesAndNewlines)
    return name.isEmpty ? environment.calendarTitle : name
  }

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }
}
