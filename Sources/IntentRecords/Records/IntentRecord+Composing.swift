package import AppIntents
package import ExtensionProtocol
import JSON

extension IntentRecord {
  /// Composes the record of a running intent, not yet resolved.
  package init(of intent: any AppIntent, in invocation: InvocationContext) {
    let members = IntentInspection.values(of: intent).compactMap { name, value in
      value.flatMap { RecordValue($0) }.map { (RecordName(of: name, holding: $0).text, $0.json) }
    }
    self.init(
      intent: invocation.intent, source: Source(invocation.source),
      parameters: JSONObject(members), isResolved: false)
  }
}

extension IntentRecord.Source {
  package init(_ source: PerformRequest.Source) {
    self =
      switch source {
      case .siri: .siri
      case .shortcut: .shortcut
      case .app: .app
      }
  }
}
