/// An intent and its parameters in a sentence, as an editor of shortcuts shows it.
///
/// Accepted as Apple's sources write it; the assistant of a terminal has no such editor.
public protocol ParameterSummary: Sendable {}

extension Never: ParameterSummary {}
