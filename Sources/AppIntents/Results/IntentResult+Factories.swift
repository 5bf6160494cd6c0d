extension IntentResult {
  /// A result that says no more than that it is done.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }

  /// A result with a value.
  public static func result<Value: _IntentValue>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value)
  }

  /// A result with something to say.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  /// A result with a value and something to say.
  public static func result<Value: _IntentValue>(
    value: Value, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }
}

extension IntentResult {
  /// A result that has another intent run next.
  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Next, Never, Never> {
    IntentResultContainer(opens: opensIntent)
  }

  /// A result that says something and has another intent run next.
  public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
    IntentResultContainer(opens: opensIntent, dialog: dialog)
  }

  /// A result with a value that has another intent run next.
  public static func result<Value: _IntentValue, Next: AppIntent>(
    value: Value, opensIntent: Next
  ) -> Self where Self == IntentResultContainer<Value, Next, Never, Never> {
    IntentResultContainer(value: value, opens: opensIntent)
  }

  /// A result with a value and something to say that has another intent run next.
  public static func result<Value: _IntentValue, Next: AppIntent>(
    value: Value, opensIntent: Next, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Next, Never, IntentDialog> {
    IntentResultContainer(value: value, opens: opensIntent, dialog: dialog)
  }
}
