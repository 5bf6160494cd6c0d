/// A locale's name, however it is written.
struct LocaleName: Equatable {
  private let parts: [String]

  init(_ name: String) {
    parts = name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }

  var language: String { parts.first ?? "" }
}
