public import AppIntents

/// Keeps a note for the courier on this device: no record, no network.
public struct SetDeliveryNote: AppIntent {
  public static let title: LocalizedStringResource = "Set the Delivery Note"
  public static let description = IntentDescription("Keeps a note for the courier on this device.")

  /// What the courier shall know.
  @Parameter(title: "Note", requestValueDialog: "What should the note say?")
  public var note: String

  public static var parameterSummary: some ParameterSummary {
    Summary("Set the delivery note to \(\.$note)")
  }

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    try OrdersServices.shared.deliveryNote.write(note)
    return .result(dialog: "The delivery note is kept on this device.")
  }
}
