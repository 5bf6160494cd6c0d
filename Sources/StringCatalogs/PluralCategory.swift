/// One of CLDR's six plural categories, in CLDR's order.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}
