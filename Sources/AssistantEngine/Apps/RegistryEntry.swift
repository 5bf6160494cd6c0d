package import ExtensionProtocol
import JSON

/// What the registry keeps of an app, so that a start need not wake it.
package struct RegistryEntry: Equatable, Sendable {
  /// The app's executable.
  package var path: String
  /// What the executable was like when the app was asked.
  package var fingerprint: Fingerprint
  /// The folder of its phrases, where it was registered with one.
  package var phrasesFolder: String?
  package var metadata: AppMetadata

  package init(
    path: String, fingerprint: Fingerprint, phrasesFolder: String? = nil, metadata: AppMetadata
  ) {
    self.path = path
    self.fingerprint = fingerprint
    self.phrasesFolder = phrasesFolder
    self.metadata = metadata
  }
}
