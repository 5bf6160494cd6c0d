package import ExtensionProtocol

extension TextRendering {
  /// A dialog as it crosses to the assistant.
  package func dialog(_ dialog: IntentDialog) -> DialogText {
    DialogText(full: text(of: dialog.full), supporting: dialog.supporting.map(text(of:)))
  }
}
