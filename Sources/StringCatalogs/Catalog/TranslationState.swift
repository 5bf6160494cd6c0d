/// How far a translation has come, by the words of Xcode's catalogs.
package struct TranslationState: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static let new = Self(rawValue: "new")
  package static let translated = Self(rawValue: "translated")
  package static let needsReview = Self(rawValue: "needs_review")
  package static let machineTranslated = Self(rawValue: "machine_translated")
  package static let stale = Self(rawValue: "stale")
}
