package import ExtensionProtocol
import JSON
import JSONSchema

/// Holds a shortcut against the installed apps: that its actions exist and its values fit.
///
/// It goes through the steps as a run would, with kinds in the place of values, so that what does
/// not fit is known before anything runs.
package struct ShortcutCheck {
  private let apps: [String: AppMetadata]
  private var problems: [ShortcutProblem] = []

  /// All that is wrong with a shortcut; nothing for one that can run.
  package static func problems(
    of shortcut: NamedShortcut, apps: [String: AppMetadata]
  ) -> [ShortcutProblem] {
    var check = ShortcutCheck(apps: apps)
    var scope = Scope()
    check.check(shortcut.steps, "/steps", &scope)
    return check.problems
  }

  private init(apps: [String: AppMetadata]) { self.apps = apps }

  /// What is known before a step of what a run will have then.
  struct Scope {
    var previous = Previous.nothing
    var variables: [String: OwnedKind] = [:]
    /// The kind of the innermost list's items.
    var item: OwnedKind?

    enum Previous: Equatable {
      case nothing
      /// An action was done that has no result.
      case noResult(of: String)
      /// It depends on the way that an `if` takes.
      case uncertain
      case kind(OwnedKind)
      /// Something is wrong with what was before, which has been said.
      case unknown
    }
  }

  mutating func add(_ reason: ShortcutProblem.Reason, _ pointer: String) {
    problems.append(ShortcutProblem(reason, at: pointer))
  }

  private mutating func check(
    _ steps: [NamedShortcut.Step], _ pointer: String, _ scope: inout Scope
  ) {
    for (index, step) in steps.enumerated() { check(step, "\(pointer)/\(index)", &scope) }
  }

  private mutating func check(
    _ step: NamedShortcut.Step, _ pointer: String, _ scope: inout Scope
  ) {
    switch step {
    case .action(let action): check(action, pointer, &scope)
    case .set(let variable, let input):
      scope.variables[variable] = kind(of: input, pointer + "/to", scope)
    case .choose(let condition, let then, let otherwise):
      check(condition, pointer + "/if", scope)
      var (left, right) = (scope, scope)
      check(then, pointer + "/then", &left)
      check(otherwise, pointer + "/otherwise", &right)
      scope.previous = left.previous == right.previous ? left.previous : .uncertain
      scope.variables = left.variables.filter { right.variables[$0.key] == $0.value }
    case .repeatEach(let list, let steps):
      var inner = scope
      inner.item = itemKind(of: list, pointer + "/repeat", scope)
      check(steps, pointer + "/do", &inner)
      // A list may be empty, so what is set for its items may never be; and the next item finds
      // what the one before it left, which must be of the same kind.
      for (name, kind) in scope.variables where inner.variables[name] != kind {
        add(.connection(.changedKind(ofVariable: name)), pointer + "/do")
      }
      if case .kind(let result) = inner.previous {
        scope.previous = .kind(OwnedKind(.array(result.kind), of: result.app))
      } else {
        scope.previous = inner.previous
      }
    }
  }

  // MARK: Actions

  private mutating func check(
    _ action: NamedShortcut.Action, _ pointer: String, _ scope: inout Scope
  ) {
    let before = scope
    scope.previous = .unknown
    guard let app = apps[action.app] else {
      let nearest = Spelling.nearest(to: action.app, in: apps.keys.sorted())
      return add(.noSuchApp(action.app, nearest: nearest), pointer + "/app")
    }
    guard let intent = app.intent(named: action.intent) else {
      let nearest = nearest(to: action.intent, in: app)
      return add(
        .noSuchAction(action.intent, app: action.app, nearest: nearest), pointer + "/action")
    }
    for named in action.inputs {
      let place = pointer + "/parameters" + JSONPointer.step(named.parameter)
      guard let parameter = intent.parameter(named: named.parameter) else {
        let known = intent.parameters.map(\.name)
        add(.noSuchParameter(named.parameter, action: intent.name, known: known), place)
        continue
      }
      check(named.input, for: parameter, of: app, place, before)
    }
    scope.previous =
      intent.resultKind.map { .kind(OwnedKind($0, of: app.id)) } ?? .noResult(of: intent.name)
  }

  /// The nearest action that exists: another app's of that name, or the most alike of the app's.
  private func nearest(to name: String, in app: AppMetadata) -> String? {
    let others = apps.values.filter { $0.intent(named: name) != nil }.map(\.id).sorted()
    if let other = others.first { return "\(name) (\(other))" }
    return Spelling.nearest(to: name, in: app.intents.map(\.name), always: true)
  }

  private mutating func check(
    _ input: NamedShortcut.Input, for parameter: ParameterMetadata, of app: AppMetadata,
    _ pointer: String, _ scope: Scope
  ) {
    switch input {
    case .ask: break
    case .fixed(let value):
      if let reason = FixedValue.fault(value, for: parameter, in: app) {
        add(reason, pointer + "/fixed")
      }
    case .previous, .repeatItem, .variable:
      guard parameter.inputConnectionBehavior != "never" else {
        return add(.neverConnected(parameter.name), pointer)
      }
      guard let found = kind(of: input, pointer, scope),
        !ValueConversion.isPossible(from: found, to: parameter, of: app.id)
      else { return }
      add(.connection(.mismatch(found: found.kind, wanted: parameter.kind)), pointer)
    }
  }

  // MARK: Kinds

  /// The kind of value that a source has; nil when that has been said to be wrong.
  private mutating func kind(
    of input: NamedShortcut.Input, _ pointer: String, _ scope: Scope
  ) -> OwnedKind? {
    switch input {
    case .ask: return nil
    case .fixed(let value):
      guard let kind = FixedValue.kind(of: value) else {
        let reason: ShortcutProblem.Reason =
          value.array == nil ? .unusableValue(wanted: .string) : .connection(.mixedList)
        add(reason, pointer + "/fixed")
        return nil
      }
      return OwnedKind(kind, of: "")
    case .repeatItem:
      if scope.item == nil { add(.connection(.notRepeating), pointer) }
      return scope.item
    case .variable(let name):
      if scope.variables[name] == nil {
        add(.connection(.noSuchVariable(name, known: scope.variables.keys.sorted())), pointer)
      }
      return scope.variables[name]
    case .previous:
      switch scope.previous {
      case .kind(let kind): return kind
      case .nothing: add(.connection(.nothingBefore), pointer)
      case .noResult(let action): add(.connection(.noResult(action: action)), pointer)
      case .uncertain: add(.connection(.differentResults), pointer)
      case .unknown: break
      }
      return nil
    }
  }

  private mutating func itemKind(
    of list: NamedShortcut.Input, _ pointer: String, _ scope: Scope
  ) -> OwnedKind? {
    guard let found = kind(of: list, pointer, scope) else { return OwnedKind(.other(""), of: "") }
    guard case .array(let element) = found.kind else {
      add(.connection(.notList(found.kind)), pointer)
      return OwnedKind(.other(""), of: "")
    }
    return OwnedKind(element, of: found.app)
  }

  private mutating func check(
    _ condition: NamedShortcut.Condition, _ pointer: String, _ scope: Scope
  ) {
    guard let found = kind(of: condition.value, pointer + "/value", scope),
      let operand = condition.operand
    else { return }
    guard ShortcutComparison.isPossible(condition.comparison, on: found.kind) else {
      return add(.incomparable(condition.comparison, found.kind), pointer + "/is")
    }
    let wanted = ShortcutComparison.operandKind(of: condition.comparison, on: found.kind)
    do throws(FixedValue.Fault) {
      _ = try FixedValue.value(operand, as: wanted, in: apps[found.app])
    } catch {
      add(error.reason, pointer + "/to")
    }
  }
}
