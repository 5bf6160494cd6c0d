import AppIntents

extension AppDeclaration {
  /// The app that most tests of the runtime serve.
  static var testApp: AppDeclaration {
    AppDependencyManager.shared.add(dependency: CoffeeShop())
    return AppDeclaration(
      id: "CoffeeShop",
      intents: [
        OrderIntent.self, AskIntent.self, ThrowIntent.self, NeedsServiceIntent.self,
        ContextIntent.self, DonateIntent.self, ThenOrderIntent.self, HangIntent.self,
      ],
      providers: [CoffeeShortcuts.self])
  }
}
