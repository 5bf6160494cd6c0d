/// The keywords of 2020-12 but for `type`, cheap ones first.
enum KeywordFamilies {
  typealias Reader =
    @Sendable (SchemaSource, inout SchemaCompiler) throws(SchemaError) -> [any Keyword]

  static let families: [(vocabulary: Vocabulary, read: Reader)] = [
    (.validation, Enumeration.read),
    (.validation, NumberRules.read),
    (.validation, StringLength.read),
    (.validation, Pattern.read),
    (.validation, ItemCount.read),
    (.validation, MemberCount.read),
    (.validation, Members.readRequired),
    (.validation, DependentRequired.read),
    (.formatAnnotation, FormatKeyword.read),
    (.formatAssertion, FormatKeyword.readAsserted),
    (.applicator, Members.read),
    (.applicator, MemberNames.read),
    (.applicator, Items.read),
    (.applicator, ContainedItems.read),
    (.core, Reference.read),
    (.applicator, Combination.read),
    (.applicator, Condition.read),
    (.applicator, DependentSchemas.read),
    (.validation, UniqueItems.read),
  ]
}
