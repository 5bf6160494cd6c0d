import FileReading
import StringCatalogs

extension AppStrings {
  /// The tables beside this process's executable.
  package static let ofThisProcess = AppStrings(
    beside: AppDeclaration.processPath, modules: AppDeclaration.processModules)

  /// Reads the resource bundles that SwiftPM has put beside an executable.
  ///
  /// Several apps may lie in one folder, so only the bundles of the app's own modules count; where
  /// none is named after a module, all do.
  package init(beside executable: String, modules: Set<String>) {
    let folder = executable.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    let bundles = FileReading.names(inFolder: folder).sorted().filter { $0.hasSuffix(".resources") }
    let own = bundles.filter { bundle in
      modules.contains { bundle.hasSuffix("_\($0).resources") }
    }
    var tables: [String: StringCatalog] = [:]
    for bundle in own.isEmpty ? bundles : own {
      let path = "\(folder)/\(bundle)"
      for name in Self.tableNames(in: path) {
        guard let table = Self.table(named: name, in: path) else { continue }
        tables[name] = tables[name]?.merging(table) ?? table
      }
    }
    self.init(tables: tables)
  }

  /// A table; one that cannot be read is logged and left out, so that the app still runs.
  private static func table(named name: String, in folder: String) -> StringCatalog? {
    do {
      return try StringCatalog.table(named: name, inFolder: folder)
    } catch {
      ProcessLog.write("\(error)")
      return nil
    }
  }

  private static func tableNames(in folder: String) -> [String] {
    var names: Set<String> = []
    for name in FileReading.names(inFolder: folder) {
      if name.hasSuffix(".xcstrings") {
        names.insert(String(name.dropLast(".xcstrings".count)))
      } else if name.hasSuffix(".lproj") {
        for file in FileReading.names(inFolder: "\(folder)/\(name)")
        where file.hasSuffix(".strings") {
          names.insert(String(file.dropLast(".strings".count)))
        }
      }
    }
    return names.sorted()
  }
}
