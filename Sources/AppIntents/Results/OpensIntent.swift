/// A result that has another intent run next.
public protocol OpensIntent: IntentResult {}
