import Foundation

/// Makes UUIDs from names: version 5 of RFC 9562, the same name always giving the same UUID.
enum NameBasedUUID {
  /// The space of the names of Behest's apps.
  static let applications = UUID(
    uuid: (
      0x7a, 0x1f, 0x0c, 0x52, 0x5e, 0x0b, 0x4c, 0x7e, 0x9d, 0x35, 0x2b, 0x8e, 0x61, 0xd4, 0xf0, 0x93
    ))

  /// The UUID of a name in a space of names.
  static func uuid(of name: String, in namespace: UUID) -> UUID {
    var bytes = withUnsafeBytes(of: namespace.uuid) { Array($0) }
    bytes += Array(name.utf8)
    var digest = Array(SHA1.digest(bytes).prefix(16))
    digest[6] = digest[6] & 0x0F | 0x50
    digest[8] = digest[8] & 0x3F | 0x80
    return UUID(
      uuid: (
        digest[0], digest[1], digest[2], digest[3], digest[4], digest[5], digest[6], digest[7],
        digest[8], digest[9], digest[10], digest[11], digest[12], digest[13], digest[14], digest[15]
      ))
  }
}
