import Foundation

/// Where the service is that takes the orders.
struct OrdersAddress: Hashable, Sendable {
  /// The URL that the resources are appended to, without a slash at its end.
  let base: String

  /// The address at which `orders-server` listens unless it is told another.
  static let standard = OrdersAddress("http://127.0.0.1:8787")

  init(_ url: String) {
    base = String(url.prefix(url.utf8.count - url.reversed().prefix { $0 == "/" }.count))
  }

  /// The address that `ORDERS_API_URL` names, which may have a path; else the standard one.
  init(environment: [String: String]) {
    guard let url = environment["ORDERS_API_URL"], !url.isEmpty else {
      self = .standard
      return
    }
    self.init(url)
  }

  /// Whether it is one of the web, with its scheme and a host: nothing is guessed.
  var isWebAddress: Bool {
    guard let parts = URLComponents(string: base), let scheme = parts.scheme?.lowercased() else {
      return false
    }
    return ["http", "https"].contains(scheme) && parts.host?.isEmpty == false
  }

  /// The URL of a resource.
  func url(_ resource: String...) -> String {
    ([base] + resource.map(Self.escaped)).joined(separator: "/")
  }

  private static func escaped(_ name: String) -> String {
    // RFC 3986's unreserved characters: a key may hold what would end a path.
    let unreserved = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    return name.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }
}
