/// An amount of money.
package struct CurrencyValue: Hashable, Sendable {
  package var amount: Double
  /// The ISO 4217 code: `USD`, `KRW`.
  package var code: String

  package init(amount: Double, code: String) {
    self.amount = amount
    self.code = code
  }
}
