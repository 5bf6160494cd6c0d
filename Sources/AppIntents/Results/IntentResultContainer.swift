/// What the `.result(…)` functions make.
public struct IntentResultContainer<
  Value: _IntentValue, OpensAppIntent: AppIntent, Snippet: Sendable, Dialog: Sendable
>: IntentResult {
  /// The value, if there is one.
  public let value: Value?
  let dialog: IntentDialog?
  let opens: OpensAppIntent?

  init(value: Value? = nil, opens: OpensAppIntent? = nil, dialog: IntentDialog? = nil) {
    self.value = value
    self.opens = opens
    self.dialog = dialog
  }

  public var _parts: _IntentResultParts { _IntentResultParts(dialog: dialog, opens: opens) }
}

extension IntentResultContainer: ReturnsValue {}

extension IntentResultContainer: OpensIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
