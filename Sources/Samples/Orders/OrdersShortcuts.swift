public import AppIntents

/// What can be said to the app without setting anything up.
///
/// The phrases here are the primary ones; `phrases/Orders/AppShortcuts.xcstrings` has all of them,
/// in every language.
public struct OrdersShortcuts: AppShortcutsProvider {
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartOrder(),
      phrases: [
        "Place an order with \(.applicationName)",
        "Order \(\.$item) with \(.applicationName)",
      ],
      shortTitle: "Order", systemImageName: "cart")
    AppShortcut(
      intent: OrderStatus(),
      phrases: [
        "Check my order with \(.applicationName)",
        "Check my \(\.$order) order with \(.applicationName)",
      ],
      shortTitle: "Order Status", systemImageName: "shippingbox")
    AppShortcut(
      intent: CancelOrder(),
      phrases: [
        "Cancel my order with \(.applicationName)",
        "Cancel my \(\.$order) order with \(.applicationName)",
      ],
      shortTitle: "Cancel Order", systemImageName: "xmark.bin")
    AppShortcut(
      intent: SetDeliveryNote(),
      phrases: [
        "Set the delivery note in \(.applicationName)",
        "Change my delivery note in \(.applicationName)",
      ],
      shortTitle: "Delivery Note", systemImageName: "note.text")
  }
}
