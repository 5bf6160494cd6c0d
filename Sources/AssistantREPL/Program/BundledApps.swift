/// The apps that are built with Behest.
package enum BundledApps {
  /// The ids of the sample apps and of the system's own.
  package static let ids = ["Calendar", "Clock", "Orders", "Reminders", "Stays"]
}
