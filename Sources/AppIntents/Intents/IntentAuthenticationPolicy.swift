/// What must be proved before an intent runs; a terminal's person is proved by being logged in.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// Nothing.
  case alwaysAllowed
  /// That the person is the device's owner.
  case requiresAuthentication
  /// That the person is the device's owner, at the device itself.
  case requiresLocalDeviceAuthentication
}
