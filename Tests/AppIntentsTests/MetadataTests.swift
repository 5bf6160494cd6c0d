import AppIntents
import ExtensionProtocol
import JSON
import StringCatalogs
import Testing

struct MetadataTests {
  private let metadata = Result { try AppDeclaration.testApp.metadata() }

  @Test func `an intent's parameters are described in the order of their declaration`() throws {
    let order = try #require(try metadata.get().intent(named: "OrderIntent"))
    #expect(order.parameters.map(\.name) == ["coffee", "quantity", "size", "deliveryNote"])
    #expect(
      order.parameters.map(\.kind) == [
        .entity("Coffee"), .integer, .enumeration("Size"), .string,
      ])
    #expect(order.parameters.map(\.isOptional) == [false, false, true, true])
    #expect(order.parameters.map(\.options) == [.stringQuery, .none, .none, .none])
    #expect(order.parameters[0].requestValueDialog?.key == "Which coffee?")
    #expect(order.parameters[0].requestDisambiguationDialog?.key == "Which of these?")
    #expect(order.parameters[1].defaultValue == .integer(1))
    #expect(order.parameters[1].inclusiveRange == 1...9)
    #expect(order.parameters[3].title.key == "Delivery Note")
    #expect(order.resultKind == .entity("Coffee"))
  }

  @Test func `a description is found however it is declared`() throws {
    let order = try #require(try metadata.get().intent(named: "OrderIntent"))
    #expect(order.description?.key == "Orders a coffee.")
    #expect(order.categoryName?.key == "Drinks")
    #expect(order.searchKeywords.map(\.key) == ["coffee", "drink"])
    #expect(try metadata.get().intent(named: "AskIntent")?.description == nil)
  }

  @Test func `enums and entities are described with their names`() throws {
    let metadata = try metadata.get()
    #expect(metadata.entities.map(\.name) == ["Coffee"])
    #expect(metadata.entity(named: "Coffee")?.options == .stringQuery)
    let size = try #require(metadata.enumeration(named: "Size"))
    #expect(size.cases.map(\.id) == ["small", "large"])
    #expect(size.cases.map(\.title.key) == ["Small", "Large"])
    #expect(size.cases[1].synonyms.map(\.key) == ["big"])
  }

  @Test func `shortcuts carry their phrases as catalogs write them, and their presets`() throws {
    let metadata = try metadata.get()
    #expect(
      metadata.shortcuts.map(\.phrases) == [
        ["Order coffee in ${applicationName}", "Order ${coffee} in ${applicationName}"],
        ["The usual from ${applicationName}"], ["Where is ${applicationName}"],
      ])
    #expect(metadata.shortcuts[0].presets.isEmpty)
    #expect(metadata.shortcuts[1].presets["size"] == .enumeration(type: "Size", id: "large"))
    #expect(metadata.shortcuts[1].shortTitle?.key == "The Usual")
    #expect(metadata.shortcuts[1].systemImageName == "star")
    #expect(metadata.negativePhrases == ["Order tea in ${applicationName}"])
    #expect(metadata.intent(named: "ContextIntent")?.openAppWhenRun == true)
  }

  @Test func `the document crosses the door unharmed`() throws {
    let metadata = try metadata.get()
    #expect(try AppMetadata(json: JSONValue(parsing: metadata.json.bytes)) == metadata)
  }

  @Test func `texts come in every language of the app's tables`() throws {
    var app = AppDeclaration.testApp
    app.strings = try AppStrings(tables: [
      "Localizable": StringCatalog(
        xcstrings: Array(
          """
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Order Coffee": {"localizations": {
              "ko": {"stringUnit": {"state": "translated", "value": "커피 주문"}}}}}}
          """.utf8))
    ])
    let metadata = try app.metadata()
    #expect(metadata.locales == ["en", "ko"])
    let title = try #require(metadata.intent(named: "OrderIntent")?.title)
    #expect(title.text(in: "ko-KR") == "커피 주문")
    #expect(title.text(in: "en-GB") == "Order Coffee")
  }

  @Test func `two providers are an error that names both`() {
    struct Others: AppShortcutsProvider {
      static let appShortcuts: [AppShortcut] = []
    }
    var app = AppDeclaration.testApp
    app.providers.append(Others.self)
    #expect(
      throws: AppDeclarationError.severalProviders(["CoffeeShortcuts", "MetadataTests.Others"])
    ) {
      try app.metadata()
    }
  }

  @Test func `the type scan finds internal types of this image`() {
    let app = AppDeclaration.ofThisProcess()
    #expect(app.intents.contains { $0 == OrderIntent.self })
    #expect(app.providers.contains { $0 == CoffeeShortcuts.self })
    #expect(!app.intents.contains { $0 == Never.self })
  }
}
