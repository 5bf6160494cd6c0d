import AppIntents

/// Takes the app to a screen: in a terminal, a screen is its text.
public struct Router: Sendable {
  private let show: @Sendable (String) -> Void

  /// Makes a router over what shows a screen's text to the person.
  public init(show: @escaping @Sendable (String) -> Void) {
    self.show = show
  }

  /// Shows a screen.
  ///
  /// Opening is not fetching: what cannot be loaded is said on the screen itself.
  public func open(_ screen: Screen, from service: any ReservationService) async {
    let page = await ScreenContent(of: screen, from: service)
    show(page.lines.map { String(localized: $0) + "\n" }.joined())
  }
}
