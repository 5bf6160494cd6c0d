public import AppIntents

/// How large a package is.
public enum Size: String, AppEnum {
  /// The smallest package.
  case small
  /// The usual package.
  case medium
  /// The largest package.
  case large

  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  public static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: DisplayRepresentation(title: "Small", synonyms: ["Little", "Small one"]),
    .medium: DisplayRepresentation(title: "Medium", synonyms: ["Regular", "Medium one"]),
    .large: DisplayRepresentation(title: "Large", synonyms: ["Big", "Large one"]),
  ]
}
