import ExtensionProtocol
import JSON

/// A shortcut on its way through its steps: where it is, and what it holds.
///
/// It decides which action comes next; the dialog performs it as any other.
struct ShortcutRun: Equatable, Sendable {
  let shortcut: NamedShortcut
  /// The action that is being done; nil before the first.
  private(set) var current: NamedShortcut.Action?
  /// How many actions have been begun.
  private(set) var begun = 0
  /// What the action at hand has come to so far.
  private var result: ShortcutValue?
  private var frames: [Frame]
  private var previous: ShortcutValue?
  private var variables: [String: ShortcutValue] = [:]

  init(_ shortcut: NamedShortcut) {
    self.shortcut = shortcut
    frames = [Frame(steps: shortcut.steps)]
  }

  /// Steps that are being gone through, once or for each item of a list.
  private struct Frame: Equatable, Sendable {
    var steps: [NamedShortcut.Step]
    var next = 0
    var repetition: Repetition?
  }

  private struct Repetition: Equatable, Sendable {
    var items: [ShortcutValue]
    var place = 0
    var results: [ShortcutValue] = []
    /// What was the previous result when it began, as it is for each item.
    var before: ShortcutValue?
  }

  /// Takes what the action returned; of an intent that it opened only what it did not return itself.
  mutating func take(_ success: IntentSuccess, of app: String) {
    guard result == nil, let value = success.value else { return }
    result = ShortcutValue(value, of: app, text: success.valueText)
  }

  /// Goes on to the next action, which is made the current one; nil at the end.
  mutating func advance(in context: DialogContext) -> NamedShortcut.Action? {
    if current != nil { previous = result }
    result = nil
    current = nil
    while let frame = frames.last {
      guard frame.next < frame.steps.count else {
        finishFrame()
        continue
      }
      frames[frames.count - 1].next += 1
      switch frame.steps[frame.next] {
      case .action(let action):
        current = action
        begun += 1
        return action
      case .set(let variable, let input): variables[variable] = value(of: input)
      case .choose(let condition, let then, let otherwise):
        let value = value(of: condition.value)
        let app = value.flatMap { context.apps[$0.app]?.metadata }
        let holds = ShortcutComparison.holds(condition, of: value, in: app)
        frames.append(Frame(steps: holds ? then : otherwise))
      case .repeatEach(let list, let steps):
        let items = value(of: list)?.items ?? []
        let repetition = Repetition(items: items, before: previous)
        frames.append(
          Frame(steps: steps, next: items.isEmpty ? steps.count : 0, repetition: repetition))
      }
    }
    return nil
  }

  /// Begins with the list's next item, or leaves the steps for those around them.
  private mutating func finishFrame() {
    guard var repetition = frames.last?.repetition else {
      frames.removeLast()
      return
    }
    if !repetition.items.isEmpty {
      if let previous { repetition.results.append(previous) }
      repetition.place += 1
    }
    guard repetition.place < repetition.items.count else {
      let app = repetition.results.first?.app ?? ""
      previous = ShortcutValue(.array(repetition.results.map(\.value)), of: app)
      frames.removeLast()
      return
    }
    previous = repetition.before
    frames[frames.count - 1].repetition = repetition
    frames[frames.count - 1].next = 0
  }

  private func value(of input: NamedShortcut.Input) -> ShortcutValue? {
    switch input {
    case .ask: nil
    case .fixed(let json): FixedValue.plain(json).map { ShortcutValue($0, of: "") }
    case .previous: previous
    case .repeatItem:
      frames.last { $0.repetition != nil }?.repetition.flatMap { repetition in
        repetition.items.indices.contains(repetition.place)
          ? repetition.items[repetition.place] : nil
      }
    case .variable(let name): variables[name]
    }
  }

  /// The action as a request, and the parameters that the person is to be asked for.
  func request(
    for action: NamedShortcut.Action, _ intent: IntentMetadata, in context: DialogContext
  ) -> ActionRequest {
    var request = ActionRequest(
      app: action.app, intent: action.intent, source: .shortcut, parameters: [:])
    for named in action.inputs {
      guard let parameter = intent.parameter(named: named.parameter) else { continue }
      let state: ParameterState? =
        switch named.input {
        case .ask: nil
        case .fixed(let json):
          FixedValue.state(json, for: parameter, in: context.apps[action.app]?.metadata)
        case .previous, .repeatItem, .variable:
          value(of: named.input).flatMap { $0.state(for: parameter, in: context) }
        }
      if let state {
        request.parameters[parameter.name] = state
      } else {
        request.asks.insert(parameter.name)
      }
    }
    return request
  }

  /// The actions that would still have come, in the order of the file, each once.
  var remaining: [NamedShortcut.Action] {
    var seen: Set<NamedShortcut.Action> = []
    return frames.reversed().flatMap { frame -> [NamedShortcut.Action] in
      let rest = Array(frame.steps[frame.next...]).actions
      guard let repetition = frame.repetition, repetition.place + 1 < repetition.items.count
      else { return rest }
      return rest + frame.steps.actions
    }.filter { seen.insert($0).inserted }
  }
}
