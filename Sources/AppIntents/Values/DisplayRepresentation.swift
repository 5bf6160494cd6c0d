public import Foundation

/// How a value looks to people.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// The value's name, by which phrases and answers name it.
  public var title: LocalizedStringResource
  /// What tells it from others of the same name.
  public var subtitle: LocalizedStringResource?
  /// A picture, which a terminal does not show.
  public var image: Image?
  /// Other names that it answers to.
  public var synonyms: [LocalizedStringResource]

  /// Makes a representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: Image? = nil, synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// Makes a representation of a literal.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Makes a representation of a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

extension DisplayRepresentation {
  /// A picture of a value: kept, and not shown in a terminal.
  public struct Image: Hashable, Sendable {
    /// The shape of a picture.
    public enum DisplayStyle: Hashable, Sendable {
      case `default`
      case circular
    }

    enum Content: Hashable, Sendable {
      case named(String)
      case systemName(String)
      case data(Data)
      case url(URL)
    }

    let content: Content
    let isTemplate: Bool?
    let displayStyle: DisplayStyle

    /// A picture among the app's resources.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default)
    {
      content = .named(name)
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    /// A symbol of the system.
    public init(systemName name: String, isTemplate: Bool? = nil) {
      content = .systemName(name)
      self.isTemplate = isTemplate
      displayStyle = .default
    }

    /// A picture in memory.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      content = .data(data)
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    /// A picture at a place.
    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      content = .url(url)
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }
  }
}
