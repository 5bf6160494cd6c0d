import AppIntents

struct CoffeeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderIntent(),
      phrases: [
        "Order coffee in \(.applicationName)", "Order \(\.$coffee) in \(.applicationName)",
      ],
      shortTitle: "Order", systemImageName: "cup.and.saucer")
    AppShortcut(
      intent: OrderIntent(coffee: Coffee(id: "sku_2", name: "Old name", roast: "?"), size: .large),
      phrases: ["The usual from \(.applicationName)"], shortTitle: "The Usual",
      systemImageName: "star")
    if #available(iOS 17.0, macOS 14.0, *) {
      AppShortcut(
        intent: ContextIntent(), phrases: ["Where is \(.applicationName)"], shortTitle: "Context",
        systemImageName: "questionmark")
    }
  }

  static let negativePhrases = NegativeAppShortcutPhrases(phrases: [
    "Order tea in \(.applicationName)"
  ])
}
