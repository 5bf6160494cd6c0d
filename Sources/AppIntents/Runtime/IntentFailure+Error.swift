import ExtensionProtocol

extension IntentFailure {
  /// What an error means to the assistant.
  init(_ error: any Error, in context: InvocationContext) {
    self.init(error, in: context.session, isCancelled: context.isCancelled)
  }

  /// What an error means to the assistant: its type decides what is said.
  init(_ error: any Error, in session: AppSession, isCancelled: Bool = false) {
    let rendering = session.rendering
    switch error {
    case is CancellationError:
      self.init(reason: "cancelled", detail: "The request was cancelled.", kind: .cancelled)
    case is ConfirmationDeclinedError:
      self.init(reason: "declined", detail: "The confirmation was declined.", kind: .declined)
    case let error as AppIntentError:
      self.init(
        reason: error.reason, text: rendering.text(of: error.localizedStringResource),
        detail: "AppIntentError.\(error.reason)")
    case let error as EntityLookUpError:
      let known = AppIntentError.Unrecoverable.entityNotFound
      self.init(
        reason: known.reason, text: rendering.text(of: known.localizedStringResource),
        detail: "The query of \(error.type) returned nothing for the id “\(error.id)”.")
    case let error as any CustomLocalizedStringResourceConvertible:
      self.init(
        reason: Reflection.reason(of: error as? any Error ?? CancellationError()),
        text: rendering.text(of: error.localizedStringResource), detail: "\(error)")
    case _ where isCancelled:
      // A cancelled task makes what it waits for fail, each in its own way.
      self.init(reason: "cancelled", detail: "\(error)", kind: .cancelled)
    default:
      self.init(reason: Reflection.reason(of: error), detail: "\(error)")
    }
  }
}

extension AppIntentError {
  /// The error's name in the facts of a transcript.
  var reason: String {
    switch form {
    case .known(.preciseLocation): "location"
    case .known(let known): known.rawValue
    case .restart: "restartPerform"
    case .needsValue: "needsValue"
    case .needsDisambiguation: "needsDisambiguation"
    case .needsForeground: "needsToContinueInForeground"
    }
  }
}

extension Refusal {
  /// The refusal of a request in which the app's code threw.
  init(_ error: any Error, in session: AppSession) {
    self.init(IntentFailure(error, in: session))
  }
}
