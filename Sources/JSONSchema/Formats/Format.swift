/// A format that 2020-12 defines, by the name that `format` gives it.
enum Format: String, CaseIterable, Sendable {
  case date
  case time
  case dateTime = "date-time"
  case duration
  case email
  case internationalEmail = "idn-email"
  case hostname
  case internationalHostname = "idn-hostname"
  case ipv4
  case ipv6
  case uri
  case uriReference = "uri-reference"
  case iri
  case iriReference = "iri-reference"
  case uriTemplate = "uri-template"
  case uuid
  case jsonPointer = "json-pointer"
  case relativeJSONPointer = "relative-json-pointer"
  case regex

  /// Whether a string has the format.
  func accepts(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return switch self {
    case .date: DateGrammar.isDate(bytes)
    case .time: DateGrammar.isTime(bytes)
    case .dateTime: DateGrammar.isDateTime(bytes)
    case .duration: DurationGrammar.isDuration(bytes)
    case .email: EmailGrammar.isEmail(bytes, isInternational: false)
    case .internationalEmail: EmailGrammar.isEmail(bytes, isInternational: true)
    case .hostname: Hostname.isHostname(text)
    case .internationalHostname: Hostname.isInternationalHostname(text)
    case .ipv4: AddressGrammar.isIPv4(bytes[...])
    case .ipv6: AddressGrammar.isIPv6(bytes[...])
    case .uri: URIGrammar(isInternational: false).isURI(text)
    case .uriReference: URIGrammar(isInternational: false).isReference(text)
    case .iri: URIGrammar(isInternational: true).isURI(text)
    case .iriReference: URIGrammar(isInternational: true).isReference(text)
    case .uriTemplate: URITemplateGrammar.isTemplate(text)
    case .uuid: UUIDGrammar.isUUID(bytes)
    case .jsonPointer: JSONPointer.tokens(text) != nil
    case .relativeJSONPointer: PointerGrammar.isRelativePointer(text)
    case .regex: (try? PatternParser.parse(text)) != nil
    }
  }
}
