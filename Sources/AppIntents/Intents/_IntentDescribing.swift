/// The types that an intent may declare its `description` with.
///
/// Apple reads the declaration at compile time, where an optional and a plain description look the
/// same; here it is read through the protocol, which must therefore accept both.
public protocol _IntentDescribing: Sendable {
  var _intentDescription: IntentDescription? { get }
}

extension LocalizedStringResource: _IntentDescribing {
  public var _intentDescription: IntentDescription? { IntentDescription(self) }
}

extension Optional: _IntentDescribing where Wrapped: _IntentDescribing {
  public var _intentDescription: IntentDescription? { self?._intentDescription }
}
