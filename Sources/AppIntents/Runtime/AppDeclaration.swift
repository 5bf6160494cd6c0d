import Glibc

/// The types of an app that the assistant may know of.
package struct AppDeclaration: Sendable {
  /// The app's id: its executable's name without `Extension`.
  package var id: String
  package var intents: [any AppIntent.Type]
  package var providers: [any AppShortcutsProvider.Type]
  package var strings: AppStrings

  package init(
    id: String, intents: [any AppIntent.Type] = [],
    providers: [any AppShortcutsProvider.Type] = [], strings: AppStrings = .none
  ) {
    self.id = id
    self.intents = intents
    self.providers = providers
    self.strings = strings
  }

  /// The types of this process, by name: their order in the image differs between builds.
  package static func ofThisProcess() -> AppDeclaration {
    let intents = TypeScan.types(conformingTo: (any AppIntent).self)
      .compactMap { $0 as? any AppIntent.Type }
      .filter { !isOurs($0) }
    let providers = TypeScan.types(conformingTo: (any AppShortcutsProvider).self)
      .compactMap { $0 as? any AppShortcutsProvider.Type }
    return AppDeclaration(
      id: processID, intents: intents.sorted { TypeName.of($0) < TypeName.of($1) },
      providers: providers.sorted { TypeName.of($0) < TypeName.of($1) }, strings: .ofThisProcess)
  }

  func intent(named name: String) -> (any AppIntent.Type)? {
    intents.first { TypeName.of($0) == name }
      ?? intents.first { $0.persistentIdentifier == name }
  }

  var shortcuts: [AppShortcut] { providers.flatMap { $0.appShortcuts } }

  private static func isOurs(_ type: any AppIntent.Type) -> Bool {
    type == Never.self || String(reflecting: type).hasPrefix("AppIntents.")
  }

  /// The path of this process's executable.
  static var processPath: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let path = buffer.prefix(max(count, 0)).map(UInt8.init(bitPattern:))
    return String(decoding: path, as: UTF8.self)
  }

  /// The name of this process's executable.
  static var processName: String { processPath.split(separator: "/").last.map(String.init) ?? "" }

  /// The modules that declare the intents, shortcuts and values of this process.
  static var processModules: Set<String> {
    let protocols: [Any.Type] = [
      (any AppIntent).self, (any AppShortcutsProvider).self, (any AppEntity).self,
      (any AppEnum).self,
    ]
    let types = protocols.flatMap(TypeScan.types(conformingTo:))
    let modules = types.map { String(reflecting: $0).prefix { $0 != "." } }
    return Set(modules.map(String.init)).subtracting(["AppIntents", "Swift"])
  }

  private static var processID: String {
    let name = processName
    return name.hasSuffix("Extension") ? String(name.dropLast("Extension".count)) : name
  }
}
