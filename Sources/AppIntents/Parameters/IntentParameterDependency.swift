/// What a query may know of the intent that it finds values for.
///
/// ```swift
/// @IntentParameterDependency<BookRoomIntent>(\.$city) var intent
/// ```
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  private let isComplete: @Sendable (Intent) -> Bool

  /// Makes a dependency on parameters.
  public init<each Value: _IntentValue>(
    _ parameter: repeat any KeyPath<Intent, IntentParameter<each Value>> & Sendable
  ) {
    let parameters = (repeat each parameter)
    isComplete = { intent in
      var isComplete = true
      func note<Wanted>(_ parameter: any KeyPath<Intent, IntentParameter<Wanted>> & Sendable) {
        if intent[keyPath: parameter].isUnset { isComplete = false }
      }
      repeat note(each parameters)
      return isComplete
    }
  }

  /// The intent's values; nil where the parameters have none yet, or the intent is another one.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = QueryScope.intent as? Intent, isComplete(intent) else { return nil }
    return IntentProjection(intent: intent)
  }
}

extension _SupportsAppDependencies {
  /// What a query may know of the intent that it finds values for.
  public typealias ParameterDependency = IntentParameterDependency
}
