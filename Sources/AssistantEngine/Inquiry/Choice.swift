package import ExtensionProtocol

/// The engine's choices are the door's, with values; recognition's are names only.
package typealias Choice = ExtensionProtocol.Choice
