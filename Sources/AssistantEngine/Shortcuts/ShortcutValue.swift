package import ExtensionProtocol

/// A value on its way from one action to another.
package struct ShortcutValue: Equatable, Sendable {
  package var value: IntentValue
  /// The app whose types it may be of.
  package var app: String
  /// The value as a person reads it, where the app has said so.
  package var text: String?

  package init(_ value: IntentValue, of app: String, text: String? = nil) {
    self.value = value
    self.app = app
    self.text = text
  }
}

extension ShortcutValue {
  /// The value as a person reads it; nil for what has no words.
  func words(in context: DialogContext) -> String? {
    if let text { return text }
    switch value {
    case .string(let text), .url(let text): return text
    case .integer(let value): return String(value)
    case .double(let value):
      return value.rounded() == value && abs(value) < 0x1p53 ? String(Int(value)) : String(value)
    case .boolean(let value):
      return value ? context.shortcutWording.yes : context.shortcutWording.no
    case .entity(let entity): return entity.title
    case .enumeration(let type, let id):
      let cases = context.apps[app]?.metadata.enumeration(named: type)?.cases
      return cases?.first { $0.id == id }.map { context.text($0.title) } ?? id
    case .person(let name, _): return name
    case .currency(let amount, let code): return "\(amount) \(code)"
    case .measurement, .duration, .date, .dateComponents:
      return value.fact(in: context.zone).description
    case .null, .file, .array: return nil
    }
  }

  /// The values of a list, each on its own; a single value is a list of one.
  var items: [ShortcutValue] {
    guard case .array(let values) = value else { return [self] }
    return values.map { ShortcutValue($0, of: app) }
  }

  /// The value as a parameter takes it, by the default resolvers; nil where it does not read as
  /// one, so that the person is asked.
  func state(for parameter: ParameterMetadata, in context: DialogContext) -> ParameterState? {
    guard case .array(let element) = parameter.kind else {
      return state(as: parameter.kind, isLookedUp: parameter.options == .stringQuery, context)
    }
    var values: [IntentValue] = []
    for item in items {
      if case .entity = item.value {
        values.append(item.value)
      } else if case .value(let value) = item.state(as: element, isLookedUp: false, context) {
        values.append(value)
      } else {
        return nil
      }
    }
    return .value(.array(values))
  }

  private func state(
    as kind: ValueKind, isLookedUp: Bool, _ context: DialogContext
  ) -> ParameterState? {
    switch (value, kind) {
    case (.null, _): return nil
    case (.entity(let entity), .entity):
      // The app finds it again by its id: it may be gone since.
      return .candidates([entity.id], words: entity.title)
    case (.string(let text), .entity): return text.isEmpty ? nil : .words(text)
    case (_, .string): return words(in: context).map { .value(.string($0)) }
    case (.string(let text), .integer):
      return Int(text.trimmingSpaces).map { .value(.integer($0)) } ?? .words(text)
    case (.string(let text), .double):
      return Double(text.trimmingSpaces).map { .value(.double($0)) } ?? .words(text)
    case (.string(let text), .boolean):
      return Bool(text.lowercased()).map { .value(.boolean($0)) } ?? .words(text)
    case (.string(let text), .url): return .value(.url(text))
    case (.integer(let value), .double): return .value(.double(Double(value)))
    case (.double(let value), .integer):
      return Int(exactly: value.rounded(.towardZero)).map { .value(.integer($0)) }
    default: return .value(value)
    }
  }
}
