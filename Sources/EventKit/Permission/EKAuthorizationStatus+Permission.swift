import ExtensionProtocol

extension EKAuthorizationStatus {
  /// Apple's word for what the assistant says.
  init(_ status: PermissionStatus) {
    self =
      switch status {
      case .notDetermined: .notDetermined
      case .restricted: .restricted
      case .denied: .denied
      case .writeOnly: .writeOnly
      case .fullAccess: .fullAccess
      }
  }
}
