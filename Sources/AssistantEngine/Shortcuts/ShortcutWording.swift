package import ExtensionProtocol

/// What Behest says of shortcuts that people make, in one language.
package protocol ShortcutWording: Sendable {
  var yes: String { get }
  var no: String { get }

  // MARK: Running

  /// A shortcut that has a problem is not begun.
  func cannotRun(_ name: String) -> String
  /// A shortcut of several actions ended before its end: where, and what was not done.
  func ended(at number: Int, _ title: String, notRun: [String]) -> String

  // MARK: Making

  var askName: String { get }
  /// Asks for words of an action; after the first, that it may end there.
  func askAction(isFirst: Bool) -> String
  var askWhichAction: String { get }
  func foundAction(_ title: String) -> String
  func noActions(_ words: String) -> String
  func askSource(_ title: String) -> String
  var fixedValue: String { get }
  var askedEachTime: String { get }
  var leftOut: String { get }
  func result(of title: String) -> String
  func stored(_ name: String, id: String) -> String
  func collision(_ collision: NameCollision) -> String

  // MARK: Problems

  func sentence(_ reason: ShortcutProblem.Reason) -> String
  /// The kind of a value, with its article where the language has one.
  func kind(_ kind: ValueKind) -> String
}

extension ShortcutWording {
  /// A problem with its place, on one line: where, what, and what to do.
  package func line(_ problem: ShortcutProblem, file: String) -> String {
    var place = file
    if let line = problem.line, let column = problem.column { place += ":\(line):\(column)" }
    let pointer = problem.pointer.isEmpty ? "" : "\(problem.pointer): "
    return "\(place): \(pointer)\(sentence(problem.reason))"
  }
}

/// The wording of shortcuts by language.
package enum ShortcutWordings {
  package static func of(_ language: String) -> any ShortcutWording {
    language.prefix(2) == "ko" ? KoreanShortcutWording() : EnglishShortcutWording()
  }
}

extension DialogContext {
  var shortcutWording: any ShortcutWording { ShortcutWordings.of(wording.language) }
}
