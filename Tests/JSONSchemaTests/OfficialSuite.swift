import Foundation
import JSON
import JSONSchema

/// The official tests of JSON Schema 2020-12, read from the data that all packages here share.
enum OfficialSuite {
  /// A file of groups, each a schema with instances.
  struct File: CustomStringConvertible, Sendable {
    let name: String
    let groups: [Group]

    var description: String { name }
    var count: Int { groups.reduce(0) { $0 + $1.cases.count } }
  }

  struct Group: Sendable {
    let title: String
    let schema: JSONValue
    let cases: [Case]
  }

  struct Case: Sendable {
    let title: String
    let instance: JSONValue
    let isValid: Bool
  }

  static let data = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/data/json-schema-suite").standardizedFileURL

  static let required = files("tests/draft2020-12")
  static let optional = files("tests/draft2020-12/optional")
  static let formats = files("tests/draft2020-12/optional/format")

  /// The documents that the suite's references name by addresses of a server that is never asked.
  static let library: SchemaLibrary = {
    var library = SchemaLibrary()
    let remotes = data.appending(path: "remotes")
    let paths = FileManager.default.enumerator(atPath: remotes.path)?.allObjects ?? []
    for case let path as String in paths where path.hasSuffix(".json") {
      guard let document = document(remotes.appending(path: path)) else { continue }
      library.add(document, at: "http://localhost:1234/" + path)
    }
    return library
  }()

  static func document(_ url: URL) -> JSONValue? {
    (try? Data(contentsOf: url)).flatMap { try? JSONValue(parsing: $0) }
  }

  /// What a schema says otherwise than the suite, one line each.
  static func disagreements(in file: File, assertsFormats: Bool = false) -> [String] {
    file.groups.flatMap { group in
      do {
        let schema = try Schema(group.schema, library: library, assertsFormats: assertsFormats)
        return group.cases.compactMap { example in
          let isAccepted = schema.accepts(example.instance)
          let violations = schema.violations(in: example.instance)
          return isAccepted == example.isValid && violations.isEmpty == isAccepted
            ? nil : "\(file.name): \(group.title): \(example.title)"
        }
      } catch {
        return group.cases.map { "\(file.name): \(group.title): \($0.title): \(error)" }
      }
    }
  }

  private static func files(_ folder: String) -> [File] {
    let folder = data.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      document(folder.appending(path: name)).map { file(name, $0) }
    }
  }

  private static func file(_ name: String, _ document: JSONValue) -> File {
    File(
      name: name,
      groups: (document.array ?? []).map { group in
        Group(
          title: group["description"]?.string ?? "", schema: group["schema"] ?? nil,
          cases: (group["tests"]?.array ?? []).map { example in
            Case(
              title: example["description"]?.string ?? "", instance: example["data"] ?? nil,
              isValid: example["valid"]?.bool ?? false)
          })
      })
  }
}
