/// What the name of a shortcut's file says.
enum ShortcutFileName {
  /// The name without folders and ending.
  static func id(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".json") ? String(name.dropLast(".json".count)) : name
  }
}
