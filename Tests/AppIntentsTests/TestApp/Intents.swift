import AppIntents

struct OrderIntent: AppIntent {
  static let title: LocalizedStringResource = "Order Coffee"
  static let description = IntentDescription(
    "Orders a coffee.", categoryName: "Drinks", searchKeywords: ["coffee", "drink"])

  @Parameter(
    title: "Coffee", requestValueDialog: "Which coffee?",
    requestDisambiguationDialog: "Which of these?")
  var coffee: Coffee

  @Parameter(title: "Quantity", default: 1, inclusiveRange: (1, 9))
  var quantity: Int

  @Parameter(title: "Size") var size: Size?

  @Parameter var deliveryNote: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Order \(\.$quantity) \(\.$coffee)") { \.$size }
  }

  init() {}

  init(coffee: Coffee, size: Size) {
    self.coffee = coffee
    self.size = size
  }

  func perform() async throws -> some ReturnsValue<Coffee> & ProvidesDialog {
    try await requestConfirmation(actionName: .order, dialog: "Order \(quantity) × \(coffee)?")
    return .result(
      value: coffee, dialog: "Ordered \(quantity) × \(coffee), \(size.map { "\($0)" } ?? "any").")
  }
}

struct AskIntent: AppIntent {
  static let title: LocalizedStringResource = "Ask"

  enum Kind: String, AppEnum {
    case value, detached, disambiguation, confirmation, choice, needsValue, needsDisambiguation
    case restart, endlessRestart, foreground, legacyConfirmation, lowConfidence

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
    static var caseDisplayRepresentations: [Kind: DisplayRepresentation] {
      Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, DisplayRepresentation("\($0.rawValue)")) })
    }
  }

  @Parameter(title: "Kind") var kind: Kind
  @Parameter(title: "Word", requestValueDialog: "Which word?") var word: String?
  @Parameter(title: "Coffee") var coffee: Coffee?
  @Parameter(title: "Runs", default: 0) var runs: Int
  @Dependency var shop: CoffeeShop

  func perform() async throws -> some IntentResult & ProvidesDialog {
    runs += 1
    switch kind {
    case .value: return .result(dialog: "Got \(try await $word.requestValue()).")
    case .detached:
      let word = $word
      let answer = try await Task.detached { try await word.requestValue("Out here?") }.value
      return .result(dialog: "Got \(answer).")
    case .disambiguation:
      let coffee = try await $coffee.requestDisambiguation(among: shop.coffees, dialog: "Which?")
      return .result(dialog: "Got \(coffee).")
    case .confirmation:
      let isRight = try await $coffee.requestConfirmation(for: shop.coffees[0], dialog: "This?")
      return .result(dialog: isRight ? "Right." : "Wrong.")
    case .choice:
      let options = [IntentChoiceOption(title: "Now"), IntentChoiceOption(title: "Later"), .cancel]
      let option = try await requestChoice(between: options, dialog: "When?")
      return .result(dialog: option == options[1] ? "Later it is." : "Now it is.")
    case .needsValue:
      guard let word else { throw $word.needsValueError("A word, please.") }
      return .result(dialog: "Got \(word) after \(runs) runs.")
    case .needsDisambiguation:
      guard let coffee else { throw $coffee.needsDisambiguationError(among: shop.coffees) }
      return .result(dialog: "Got \(coffee) after \(runs) runs.")
    case .restart:
      if runs < 3 { throw AppIntentError.restartPerform }
      return .result(dialog: "Done after \(runs) runs.")
    case .endlessRestart: throw AppIntentError.restartPerform
    case .foreground:
      try await continueInForeground("Open it?")
      return .result(dialog: systemContext.currentMode == .foreground ? "In front." : "Behind.")
    case .legacyConfirmation:
      try await requestConfirmation(
        result: .result(dialog: "Really?"), confirmationActionName: .buy, showPrompt: true)
      return .result(dialog: "Confirmed.")
    case .lowConfidence:
      try await requestConfirmation(conditions: .lowConfidenceSource, dialog: "Sure?")
      return .result(dialog: "Not asked.")
    }
  }
}

struct ThrowIntent: AppIntent {
  static let title: LocalizedStringResource = "Throw"
  static let thrown: [String: any Error] = [
    "rejected": OrderError.rejected("no milk"), "closed": OrderError.closed,
    "network": AppIntentError.Unrecoverable.networkFailure,
    "location": AppIntentError.PermissionRequired.location(precise: true),
    "foundation": CocoaError(.fileNoSuchFile), "cancellation": CancellationError(),
  ]

  @Parameter(title: "Name") var name: String

  func perform() async throws -> some IntentResult {
    if let error = Self.thrown[name] { throw error }
    return .result()
  }
}

struct UnregisteredService: Sendable {}

struct NeedsServiceIntent: AppIntent {
  static let title: LocalizedStringResource = "Needs a Service"
  @Dependency var service: UnregisteredService

  func perform() async throws -> some IntentResult {
    _ = service
    return .result()
  }
}

struct ContextIntent: AppIntent {
  static let title: LocalizedStringResource = "Tell the Context"
  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let context = systemContext
    let seconds = Int(context.preciseTimestamp?.timeIntervalSince1970 ?? -1)
    return .result(
      dialog: IntentDialog(
        stringLiteral:
          "\(context.locale.identifier) \(seconds) \(context.isVoiceOnly) \(context.currentMode)"))
  }
}

struct DonateIntent: AppIntent {
  static let title: LocalizedStringResource = "Donate"

  func perform() async throws -> some IntentResult {
    CoffeeShortcuts.updateAppShortcutParameters()
    return .result()
  }
}

struct ThenOrderIntent: AppIntent {
  static let title: LocalizedStringResource = "Then Order"
  @Dependency var shop: CoffeeShop

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OrderIntent(coffee: shop.coffees[1], size: .large))
  }
}

struct HangIntent: AppIntent {
  static let title: LocalizedStringResource = "Hang"
  @Parameter(title: "Word") var word: String?

  func perform() async throws -> some IntentResult {
    _ = try await $word.requestValue()
    return .result()
  }
}
