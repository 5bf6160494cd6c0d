extension AppIntentError {
  /// Something that the person must do first.
  public enum UserActionRequired {
    /// Signing in.
    public static let signin = AppIntentError(.known(.signin))
    /// Setting up the account.
    public static let accountSetup = AppIntentError(.known(.accountSetup))
    /// Confirming the action.
    public static let confirmation = AppIntentError(.known(.confirmation))
  }

  /// Something that the person must allow first.
  public enum PermissionRequired {
    /// The assistant.
    public static let siri = AppIntentError(.known(.siri))
    /// The local network.
    public static let localNetwork = AppIntentError(.known(.localNetwork))
    /// Bluetooth.
    public static let bluetooth = AppIntentError(.known(.bluetooth))
    /// Photos.
    public static let photos = AppIntentError(.known(.photos))
    /// Contacts.
    public static let contacts = AppIntentError(.known(.contacts))

    /// The place where the person is, exactly or roughly.
    public static func location(precise: Bool) -> AppIntentError {
      AppIntentError(.known(precise ? .preciseLocation : .location))
    }
  }

  /// Something that the person can do nothing about within the request.
  public enum Unrecoverable {
    /// There is no connection.
    public static let networkFailure = AppIntentError(.known(.networkFailure))
    /// Only some of it was done.
    public static let partialFailure = AppIntentError(.known(.partialFailure))
    /// It is not allowed.
    public static let notAllowed = AppIntentError(.known(.notAllowed))
    /// Something else.
    public static let unknown = AppIntentError(.known(.unknown))
    /// The device cannot do it.
    public static let unsupportedOnDevice = AppIntentError(.known(.unsupportedOnDevice))
    /// The device's owner has restricted it.
    public static let featureCurrentlyRestricted = AppIntentError(
      .known(.featureCurrentlyRestricted))
    /// The app knows no such thing.
    public static let entityNotFound = AppIntentError(.known(.entityNotFound))
  }
}

extension AppIntentError: Equatable {
  /// Whether two errors stand for the same thing; errors that ask are equal for one parameter.
  public static func == (left: AppIntentError, right: AppIntentError) -> Bool {
    switch (left.form, right.form) {
    case (.known(let left), .known(let right)): left == right
    case (.restart, .restart): true
    case (.needsValue(let left, let leftDialog), .needsValue(let right, let rightDialog)):
      left === right && leftDialog == rightDialog
    case (
      .needsDisambiguation(let left, _, let leftDialog),
      .needsDisambiguation(let right, _, let rightDialog)
    ):
      left === right && leftDialog == rightDialog
    case (.needsForeground(let left), .needsForeground(let right)): left == right
    default: false
    }
  }
}

extension AppIntentError: CustomLocalizedStringResourceConvertible {
  /// What the assistant says for the error.
  public var localizedStringResource: LocalizedStringResource {
    switch form {
    case .known(let known): .library("error.\(known.rawValue)")
    case .restart, .needsValue, .needsDisambiguation, .needsForeground: .library("error.unknown")
    }
  }
}
