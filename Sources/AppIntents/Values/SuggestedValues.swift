/// The values that a query or a provider gave, without the collection's type.
struct SuggestedValues<Value: _IntentValue> {
  var items: [IntentItem<Value>]
  var promptLabel: LocalizedStringResource?
}
