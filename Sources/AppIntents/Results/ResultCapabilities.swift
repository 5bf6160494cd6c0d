/// A result that carries a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that says something.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result that has another intent run next.
public protocol OpensIntent: IntentResult {}

/// A result with a view, which a terminal does not show.
public protocol ShowsSnippetView: IntentResult {}
