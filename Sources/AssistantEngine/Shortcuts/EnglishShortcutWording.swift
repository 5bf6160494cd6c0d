package import ExtensionProtocol
import Glibc
import JSON
import JSONSchema

/// What Behest says of shortcuts in English.
package struct EnglishShortcutWording: ShortcutWording {
  package init() {}

  package let yes = "Yes"
  package let no = "No"

  package func cannotRun(_ name: String) -> String {
    "The shortcut “\(name)” can’t run as it is. Nothing was done."
  }

  package func ended(at number: Int, _ title: String, notRun: [String]) -> String {
    let rest = notRun.map { "“\($0)”" }.joined(separator: ", ")
    return "The shortcut ended at action \(number), “\(title)”."
      + (rest.isEmpty ? "" : " Not run: \(rest).")
  }

  package let askName = "What should it be called?"
  package let askWhichAction = "Which action?"
  package let fixedValue = "A fixed value"
  package let askedEachTime = "Ask each time"
  package let leftOut = "Leave it out"

  package func askAction(isFirst: Bool) -> String {
    isFirst
      ? "What should it do? Type words of an action."
      : "What next? Type words of an action, or Return to finish."
  }
  package func foundAction(_ title: String) -> String { "“\(title)”" }
  package func noActions(_ words: String) -> String {
    "No action has “\(words)” in its title, description or keywords. Try fewer words."
  }
  package func askSource(_ title: String) -> String { "\(title): where does it come from?" }
  package func result(of title: String) -> String { "The result of “\(title)”" }
  package func stored(_ name: String, id: String) -> String { "Saved as \(id). Say: \(name)" }

  package func collision(_ collision: NameCollision) -> String {
    switch collision {
    case .phrase(let name, let app):
      "“\(name)” is also a phrase of \(app), so I will ask which you mean. Another name avoids that."
    case .nearPhrase(let name, let app, let phrase):
      "“\(name)” is near a phrase of \(app), “\(phrase)”: what is nearer to that runs the app."
    case .shortcut(let name, let id):
      "“\(name)” also reaches your shortcut \(id), so I may ask which you mean."
    }
  }

  package func kind(_ kind: ValueKind) -> String {
    switch kind {
    case .string: "text"
    case .integer: "a whole number"
    case .double: "a number"
    case .boolean: "true or false"
    case .date: "a date"
    case .dateComponents: "parts of a date"
    case .duration: "a duration in seconds"
    case .measurement(let dimension, _): "a measurement (\(dimension))"
    case .currency: "an amount of money"
    case .url: "a URL"
    case .file: "a file"
    case .person: "a person"
    case .enumeration(let type): "a case of \(type)"
    case .entity(let type): "the id of a \(type)"
    case .array(let element): "a list (each item \(self.kind(element)))"
    case .other(let name): name
    }
  }

  package func sentence(_ reason: ShortcutProblem.Reason) -> String {
    switch reason {
    case .unreadable(let number): "\(String(cString: strerror(number))). Check the file’s rights."
    case .notJSON(let syntax): "not JSON: \(syntax.sentence). Correct it there."
    case .otherVersion(let version):
      "this is version \(version), of another Behest; this one reads version 1."
    case .form(let violation): "\(violation.sentence). See behest shortcut schema."
    case .unusableID(let id):
      "“\(id)” can’t be an id. Use letters a–z, digits and hyphens, such as morning-order."
    case .blankName: "a name can’t be empty. Give the words that you want to say."
    case .unusableName(let name):
      "“\(name)” can’t be a name: it needs letters, and must not begin with : or /."
    case .repeatedName(let name): "the name “\(name)” is there twice. Remove one."
    case .noSuchApp(let app, let nearest):
      "there is no app “\(app)”." + hint(nearest, otherwise: " See behest apps.")
    case .noSuchAction(let action, let app, let nearest):
      "\(app) has no action \(action)." + hint(nearest, otherwise: " See behest actions.")
    case .noSuchParameter(let name, let action, let known):
      "\(action) has no parameter “\(name)”." + list(known, none: " It takes none.", "It has")
    case .neverConnected(let name):
      "the app doesn’t let “\(name)” be connected. Give a fixed value, or \"ask\"."
    case .connection(let fault): sentence(fault)
    case .unusableValue(let wanted): "this is not \(kind(wanted)). Give one, or \"ask\"."
    case .outOfRange(let range): EnglishWording().outOfRange("the number", range)
    case .noSuchCase(let id, let known):
      "there is no case “\(id)”." + list(known, none: "", "Use one of")
    case .neverFixed(let kind): "\(self.kind(kind)) can’t be fixed here. Use \"ask\"."
    case .incomparable(let comparison, let kind):
      "“\(comparison.rawValue)” can’t be asked of \(self.kind(kind)). Use equal, or present."
    }
  }

  private func sentence(_ fault: ShortcutProblem.Connection) -> String {
    switch fault {
    case .mismatch(let found, let wanted):
      "this gives \(kind(found)), and \(kind(wanted)) is needed. Connect another value, or \"ask\"."
    case .nothingBefore: "nothing comes before this. Put an action with a result before it."
    case .noResult(let action): "\(action), which comes before this, has no result. Use \"ask\"."
    case .differentResults:
      "what comes before this depends on the if above it. Set a variable in both of its ways."
    case .noSuchVariable(let name, let known):
      "the variable “\(name)” is not set before this."
        + list(known, none: " Set it in an earlier step.", "Set are")
    case .changedKind(let name):
      "the repetition sets “\(name)” to another kind of value than it had. Use another name."
    case .notRepeating: "\"repeatItem\" has a meaning only inside a repeat."
    case .notList(let found): "a list is needed to repeat over, and this gives \(kind(found))."
    case .mixedList: "a list needs items, all of one kind."
    }
  }

  private func hint(_ nearest: String?, otherwise: String) -> String {
    nearest.map { " The nearest is \($0)." } ?? otherwise
  }

  private func list(_ known: [String], none: String, _ introduction: String) -> String {
    known.isEmpty ? none : " \(introduction) \(known.joined(separator: ", "))."
  }
}
