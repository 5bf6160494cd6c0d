package import JSON

/// What an intent declared of one of its parameters.
package struct ParameterMetadata: JSONDocument {
  /// The property's name.
  package var name: String
  package var title: LocalizedText
  package var description: LocalizedText?
  package var kind: ValueKind
  package var isOptional: Bool
  /// The value that is used, unasked, when none is given.
  package var defaultValue: IntentValue?
  /// The question for a value.
  package var requestValueDialog: LocalizedText?
  /// The question which of several values is meant.
  package var requestDisambiguationDialog: LocalizedText?
  /// The smallest number allowed, and the largest.
  package var inclusiveRange: ClosedRange<Double>?
  /// The names of a Bool's two values.
  package var trueName: LocalizedText?
  package var falseName: LocalizedText?
  /// How the app finds values of this parameter.
  package var options: Options
  /// The enum cases that are allowed, by id; all of them when nil.
  package var supportedCases: [String]?
  /// What Shortcuts may connect to it: `default`, `never`, `connectToPreviousIntentResult`.
  package var inputConnectionBehavior: String

  /// How values of a parameter are found.
  package enum Options: String, Sendable {
    /// The kind says it all: a number, a text, an enum.
    case none
    /// The app suggests values and finds entities by id.
    case suggestions
    /// As `suggestions`, and the app looks words up.
    case stringQuery
    /// As `suggestions`; what the app suggests is all there is.
    case enumerable
    /// A finite list of the app's, of any kind of value.
    case list
  }

  package init(
    name: String, title: LocalizedText, kind: ValueKind, isOptional: Bool = false,
    defaultValue: IntentValue? = nil, requestValueDialog: LocalizedText? = nil,
    requestDisambiguationDialog: LocalizedText? = nil,
    inclusiveRange: ClosedRange<Double>? = nil, options: Options = .none
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    self.isOptional = isOptional
    self.defaultValue = defaultValue
    self.requestValueDialog = requestValueDialog
    self.requestDisambiguationDialog = requestDisambiguationDialog
    self.inclusiveRange = inclusiveRange
    self.options = options
    inputConnectionBehavior = "default"
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      name: try json.string("name"), title: try json.document("title"),
      kind: try json.document("value"), isOptional: json.flag("isOptional"),
      defaultValue: try json.optionalDocument("defaultValue"),
      requestValueDialog: try json.optionalDocument("requestValueDialog"),
      requestDisambiguationDialog: try json.optionalDocument("requestDisambiguationDialog"),
      options: json["options"]?.string.flatMap(Options.init(rawValue:)) ?? .none)
    description = try json.optionalDocument("description")
    if let bounds = json["inclusiveRange"]?.array?.compactMap(\.double), bounds.count == 2,
      bounds[0] <= bounds[1]
    {
      inclusiveRange = bounds[0]...bounds[1]
    }
    trueName = try json.optionalDocument("trueName")
    falseName = try json.optionalDocument("falseName")
    supportedCases = json["supportedCases"]?.array?.compactMap(\.string)
    inputConnectionBehavior = json["inputConnectionBehavior"]?.string ?? "default"
  }

  package var json: JSONValue {
    .members(
      ("name", .string(name)), ("title", title.json), ("description", description?.json),
      ("value", kind.json), ("isOptional", isOptional ? true : nil),
      ("defaultValue", defaultValue?.json), ("requestValueDialog", requestValueDialog?.json),
      ("requestDisambiguationDialog", requestDisambiguationDialog?.json),
      (
        "inclusiveRange",
        inclusiveRange.map { [.double($0.lowerBound), .double($0.upperBound)] }
      ),
      ("trueName", trueName?.json), ("falseName", falseName?.json),
      ("options", options == .none ? nil : .string(options.rawValue)),
      ("supportedCases", supportedCases?.json),
      (
        "inputConnectionBehavior",
        inputConnectionBehavior == "default" ? nil : .string(inputConnectionBehavior)
      ))
  }
}
