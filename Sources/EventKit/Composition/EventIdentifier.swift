import Foundation

/// The UID of an event, and the name of the file that holds it.
struct EventIdentifier: Hashable, Sendable {
  /// The UID as it stands in the file.
  let uid: String

  /// The identifier of an event that is known by its UID.
  init(uid: String) {
    self.uid = uid
  }

  /// The identifier that an app's own name for an event always leads to.
  init(name: String, application: String) {
    let space = NameBasedUUID.uuid(of: application, in: NameBasedUUID.applications)
    uid = "\(NameBasedUUID.uuid(of: name, in: space).uuidString.lowercased())@\(application)"
  }

  /// The name of the event's file; `nil` where the UID cannot be one.
  ///
  /// UIDs of other programs may be anything; their files are found by what they hold.
  var fileName: String? {
    let isSafe = uid.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "@"):
        true
      default: false
      }
    }
    guard isSafe, !uid.isEmpty, !uid.hasPrefix("."), uid.utf8.count <= 200 else { return nil }
    return uid + ".ics"
  }
}
