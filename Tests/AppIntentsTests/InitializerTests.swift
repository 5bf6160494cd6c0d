import AppIntents
import ExtensionProtocol
import Foundation
import Testing

/// One kind of value, and what its forms have in common.
struct FormsRow: CustomStringConvertible, Sendable {
  var intent: any AppIntent.Type
  var kind: ValueKind
  var detailedKind: ValueKind?
  var defaultValue: IntentValue
  var options = ParameterMetadata.Options.none
  /// How many parameters the intent has.
  var count: Int

  var description: String { "\(intent)" }
}

struct InitializerTests {
  @Test(arguments: [
    FormsRow(
      intent: StringForms.self, kind: .string, defaultValue: .string("x"), count: 13),
    FormsRow(intent: IntForms.self, kind: .integer, defaultValue: .integer(3), count: 13),
    FormsRow(intent: DoubleForms.self, kind: .double, defaultValue: .double(1), count: 13),
    FormsRow(intent: BoolForms.self, kind: .boolean, defaultValue: .boolean(true), count: 10),
    FormsRow(
      intent: DateForms.self, kind: .date(.dateTime), detailedKind: .date(.date),
      defaultValue: .date(0), count: 13),
    FormsRow(
      intent: DateComponentsForms.self, kind: .dateComponents(.dateTime),
      detailedKind: .dateComponents(.time), defaultValue: .dateComponents(["hour": 7]), count: 13),
    FormsRow(intent: URLForms.self, kind: .url, defaultValue: .url("file:///"), count: 13),
    FormsRow(intent: DurationForms.self, kind: .duration, defaultValue: .duration(60), count: 13),
    FormsRow(
      intent: EnumForms.self, kind: .enumeration("Size"),
      defaultValue: .enumeration(type: "Size", id: "small"), count: 15),
    FormsRow(
      intent: EntityForms.self, kind: .entity("Coffee"),
      defaultValue: .entity(
        EntityReference(
          type: "Coffee", id: "sku_1", title: "Latte", subtitle: "Dark", synonyms: ["my Latte"])),
      options: .stringQuery, count: 18),
  ])
  func `every form of an initializer keeps what it is given`(_ row: FormsRow) throws {
    let parameters = try parameters(of: row.intent)
    try #require(parameters.count == row.count)
    let detailed = row.detailedKind ?? row.kind
    #expect(
      parameters[..<10].map(\.kind) == [
        row.kind, row.kind, row.kind, .array(row.kind), .array(row.kind), row.kind, row.kind,
        detailed, detailed, .array(detailed),
      ])
    #expect(
      parameters[..<10].map(\.title.key) == [
        "P0", "T", "T", "T", "T", "P5", "P6", "T", "P8", "T",
      ])
    #expect(
      parameters[..<10].map(\.isOptional) == [
        false, false, true, false, true, false, true, false, false, false,
      ])
    for full in [parameters[7], parameters[8]] {
      #expect(full.description?.key == "D")
      #expect(full.defaultValue == row.defaultValue)
      #expect(full.requestValueDialog?.key == "Q")
      #expect(full.inputConnectionBehavior == "never")
    }
    #expect(parameters[9].defaultValue == .array([row.defaultValue]))
    #expect(parameters[..<10].allSatisfy { $0.options == row.options })
    #expect(parameters[10..<min(13, row.count)].allSatisfy { $0.options == .list })
  }

  @Test func `ranges and names are kept`() throws {
    #expect(try parameters(of: IntForms.self)[7].inclusiveRange == 1...5)
    #expect(try parameters(of: DoubleForms.self)[8].inclusiveRange == 0.5...1.5)
    let on = try parameters(of: BoolForms.self)[7]
    #expect(on.trueName?.key == "On")
    #expect(on.falseName?.key == "Off")
  }

  @Test func `an enum's parameter may allow some cases`() throws {
    let parameters = try parameters(of: EnumForms.self)
    #expect(parameters[7].requestDisambiguationDialog?.key == "W")
    #expect(parameters[13...].map(\.supportedCases) == [["large"], ["large"]])
  }

  @Test func `a query of the parameter's own goes before the type's`() async throws {
    let parameters = try parameters(of: EntityForms.self)
    #expect(parameters[13].options == .suggestions)
    #expect(parameters[14].options == .suggestions)
    #expect(parameters[15...].map(\.kind) == Array(repeating: .array(.entity("Coffee")), count: 3))
    let app = TestAssistant(AppDeclaration(id: "Forms", intents: [EntityForms.self]))
    let reply: QueryReply = try await app.call(
      .query,
      QueryRequest(
        intent: "EntityForms", parameter: "p13", search: .ids(["new"]),
        session: SessionContext(locale: "en")))
    #expect(reply.choices.map(\.title) == ["Other"])
  }

  private func parameters(of intent: any AppIntent.Type) throws -> [ParameterMetadata] {
    try AppDeclaration(id: "Forms", intents: [intent]).metadata().intents.first?.parameters ?? []
  }
}
