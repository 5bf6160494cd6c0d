/// The name of a parameter in a record: `fooBar` is `foo_bar`, an entity `item` is `item_id`.
struct RecordName {
  let text: String

  init(of parameter: String, holding value: RecordValue) {
    self.init(of: parameter, suffix: value.nameSuffix)
  }

  init(of parameter: String, suffix: String) {
    text = Self.snakeCase(parameter) + suffix
  }

  /// Words are told apart by capitals; those of an abbreviation stay together (`itemURL`, `URLName`).
  private static func snakeCase(_ name: String) -> String {
    let letters = Array(name.unicodeScalars)
    var text = ""
    for (index, letter) in letters.enumerated() {
      let isCapital = letter.properties.isUppercase
      if isCapital, index > 0, letters[index - 1] != "_" {
        let followsSmall = !letters[index - 1].properties.isUppercase
        let leadsSmall =
          index + 1 < letters.count && letters[index + 1].properties.isLowercase
        if followsSmall || leadsSmall { text.append("_") }
      }
      text += isCapital ? letter.properties.lowercaseMapping : String(Character(letter))
    }
    return text
  }
}
