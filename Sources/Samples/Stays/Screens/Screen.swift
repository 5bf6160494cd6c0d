public import Foundation

/// A screen that the app can be taken to.
public enum Screen: Hashable, Sendable {
  /// All reservations.
  case history
  /// One reservation's page.
  case reservation(id: String)

  /// The address of the screen, as links to the app say it.
  public var url: URL? {
    var components = URLComponents()
    components.scheme = "stays"
    components.host = "reservations"
    switch self {
    case .history: break
    case .reservation(let id): components.path = "/" + id
    }
    return components.url
  }
}
