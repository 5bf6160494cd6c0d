/// A result with a view, which a terminal does not show.
public protocol ShowsSnippetView: IntentResult {}
