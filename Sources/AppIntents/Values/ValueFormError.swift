import ExtensionProtocol

/// A value that crossed is not of the kind that was declared.
struct ValueFormError: Error, Equatable {
  var expected: ValueKind
  var found: IntentValue
}
