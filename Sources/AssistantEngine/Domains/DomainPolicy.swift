/// Who goes first when an app and a domain of the system both could take a request.
package enum DomainPolicy: String, CaseIterable, Sendable {
  /// The app's phrase wins; the explanation says which domain may compete on a device.
  case appsFirst = "apps-first"
  /// The domain takes what has its words, as on a device.
  case systemFirst = "system-first"
}
