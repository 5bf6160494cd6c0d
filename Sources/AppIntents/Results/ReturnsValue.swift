/// A result that carries a value.
public protocol ReturnsValue<Value>: IntentResult {}
