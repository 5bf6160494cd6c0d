import ExtensionProtocol

/// A value that a person may choose, whatever its type.
struct CandidateValue: Sendable {
  /// The value as it crosses, with its names in a locale.
  let choice: @Sendable (TextRendering) -> Choice

  /// A value by its own names.
  init<Value: _IntentValue>(_ value: Value) {
    choice = { rendering in
      let form = Value._form
      let encoded = form.encode(value, rendering)
      if case .entity(let entity) = encoded { return Choice(entity) }
      let display = (value as? any InstanceDisplayRepresentable)?.displayRepresentation
      return Choice(
        value: encoded, title: form.text(value, rendering),
        subtitle: (display?.subtitle).map(rendering.text(of:)),
        synonyms: display?.synonyms.map(rendering.text(of:)) ?? [])
    }
  }

  /// A value by the names that a list gives it.
  init<Value: _IntentValue>(_ item: IntentItem<Value>) {
    let own = CandidateValue(item.value)
    choice = { rendering in
      var choice = own.choice(rendering)
      if let title = item.title { choice.title = rendering.text(of: title) }
      if let subtitle = item.subtitle { choice.subtitle = rendering.text(of: subtitle) }
      return choice
    }
  }
}
