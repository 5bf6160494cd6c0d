/// A number with a unit.
package struct MeasurementValue: Hashable, Sendable {
  package var value: Double
  /// The unit's symbol, as Foundation writes it: `km`, `°C`.
  package var unit: String
  /// Foundation's class of the unit: `UnitLength`.
  package var dimension: String

  package init(value: Double, unit: String, dimension: String) {
    self.value = value
    self.unit = unit
    self.dimension = dimension
  }
}
