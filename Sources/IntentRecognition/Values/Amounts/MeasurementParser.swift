/// Reads measurements: "3.5 km", "two cups", 오 킬로미터, 영하 3도.
struct MeasurementParser {
  let numbers: NumberParser

  private struct Unit {
    let symbol: String
    let dimension: String
    let words: [String]
    let korean: [String]
  }

  private static let units: [Unit] = [
    Unit(
      symbol: "km/h", dimension: "UnitSpeed", words: ["km/h", "kmh", "kph"], korean: ["킬로미터퍼아워"]),
    Unit(symbol: "mph", dimension: "UnitSpeed", words: ["mph"], korean: []),
    Unit(symbol: "m/s", dimension: "UnitSpeed", words: ["m/s"], korean: []),
    Unit(
      symbol: "km", dimension: "UnitLength",
      words: ["km", "kilometer", "kilometers", "kilometre", "kilometres", "kms"],
      korean: ["킬로미터", "킬로"]),
    Unit(
      symbol: "cm", dimension: "UnitLength",
      words: ["cm", "centimeter", "centimeters", "centimetre", "centimetres"],
      korean: ["센티미터", "센티", "센치"]),
    Unit(
      symbol: "mm", dimension: "UnitLength",
      words: ["mm", "millimeter", "millimeters", "millimetre", "millimetres"],
      korean: ["밀리미터", "밀리"]),
    Unit(
      symbol: "m", dimension: "UnitLength", words: ["m", "meter", "meters", "metre", "metres"],
      korean: ["미터"]),
    Unit(symbol: "mi", dimension: "UnitLength", words: ["mi", "mile", "miles"], korean: ["마일"]),
    Unit(symbol: "ft", dimension: "UnitLength", words: ["ft", "foot", "feet"], korean: ["피트"]),
    Unit(symbol: "in", dimension: "UnitLength", words: ["inch", "inches"], korean: ["인치"]),
    Unit(symbol: "yd", dimension: "UnitLength", words: ["yd", "yard", "yards"], korean: ["야드"]),
    Unit(
      symbol: "kg", dimension: "UnitMass",
      words: ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms"], korean: ["킬로그램", "킬로"]),
    Unit(
      symbol: "mg", dimension: "UnitMass", words: ["mg", "milligram", "milligrams"],
      korean: ["밀리그램"]),
    Unit(symbol: "g", dimension: "UnitMass", words: ["g", "gram", "grams"], korean: ["그램", "그람"]),
    Unit(
      symbol: "lb", dimension: "UnitMass", words: ["lb", "lbs", "pound", "pounds"], korean: ["파운드"]),
    Unit(symbol: "oz", dimension: "UnitMass", words: ["oz", "ounce", "ounces"], korean: ["온스"]),
    Unit(
      symbol: "t", dimension: "UnitMass", words: ["ton", "tons", "tonne", "tonnes"], korean: ["톤"]),
    Unit(
      symbol: "mL", dimension: "UnitVolume",
      words: ["ml", "milliliter", "milliliters", "millilitre", "millilitres"],
      korean: ["밀리리터", "밀리", "시시"]),
    Unit(
      symbol: "L", dimension: "UnitVolume", words: ["l", "liter", "liters", "litre", "litres"],
      korean: ["리터"]),
    Unit(symbol: "cup", dimension: "UnitVolume", words: ["cup", "cups"], korean: ["컵"]),
    Unit(
      symbol: "gal", dimension: "UnitVolume", words: ["gal", "gallon", "gallons"], korean: ["갤런"]),
    Unit(
      symbol: "tsp", dimension: "UnitVolume", words: ["tsp", "teaspoon", "teaspoons"],
      korean: ["작은술", "티스푼"]),
    Unit(
      symbol: "tbsp", dimension: "UnitVolume", words: ["tbsp", "tablespoon", "tablespoons"],
      korean: ["큰술", "테이블스푼"]),
    Unit(symbol: "°F", dimension: "UnitTemperature", words: ["fahrenheit", "f"], korean: []),
    Unit(
      symbol: "°C", dimension: "UnitTemperature", words: ["celsius", "centigrade", "c"],
      korean: ["도"]),
    Unit(symbol: "°", dimension: "UnitAngle", words: ["degree", "degrees"], korean: ["도"]),
    Unit(
      symbol: "kcal", dimension: "UnitEnergy", words: ["kcal", "calorie", "calories"],
      korean: ["칼로리", "킬로칼로리"]),
    Unit(symbol: "W", dimension: "UnitPower", words: ["w", "watt", "watts"], korean: ["와트"]),
    Unit(
      symbol: "GB", dimension: "UnitInformationStorage",
      words: ["gb", "gigabyte", "gigabytes", "gigs"], korean: ["기가바이트", "기가"]),
    Unit(
      symbol: "MB", dimension: "UnitInformationStorage", words: ["mb", "megabyte", "megabytes"],
      korean: ["메가바이트", "메가"]),
  ]

  private static let words: [String: [Int]] = {
    var words: [String: [Int]] = [:]
    for (index, unit) in units.enumerated() {
      for word in unit.words { words[word, default: []].append(index) }
    }
    return words
  }()

  private static let korean: [(word: String, unit: Int)] = units.enumerated().flatMap {
    index, unit in
    unit.korean.map { ($0, index) }
  }.sorted { $0.0.unicodeScalars.count > $1.0.unicodeScalars.count }

  /// The ways to read a measurement here; a unit's short name may stand for several units.
  func readings(_ start: ValueCursor) -> [(value: MeasurementValue, end: ValueCursor)] {
    var cursor = start
    let scale = cursor.take(Self.scales)
    guard
      let number = half(&cursor) ?? cursor.attempt({ numbers.number(&$0) }) ?? article(&cursor)
    else { return [] }
    return units(cursor).compactMap { unit, end in
      var (symbol, end) = (Self.units[unit].symbol, end)
      if let scale {
        guard let scaled = scale[symbol] else { return nil }
        symbol = scaled
      }
      let more = end.attempt { $0.words("and", "a", "half") ? 0.5 : nil } ?? 0
      let dimension = Self.units.first { $0.symbol == symbol }?.dimension
      return (
        MeasurementValue(
          value: number + more, unit: symbol, dimension: dimension ?? Self.units[unit].dimension),
        end
      )
    }
  }

  /// What Korean puts before a number, and which units it makes of those after it.
  private static let scales: [(String, [String: String])] = [
    ("섭씨", ["°C": "°C"]), ("화씨", ["°C": "°F"]), ("시속", ["km": "km/h", "mi": "mph"]),
  ]

  /// The half of "half a mile" and 반 리터.
  private func half(_ cursor: inout ValueCursor) -> Double? {
    cursor.attempt { cursor in
      if cursor.word("half") {
        _ = cursor.word(["a", "an"])
        return 0.5
      }
      return cursor.take("반") ? 0.5 : nil
    }
  }

  private func article(_ cursor: inout ValueCursor) -> Double? {
    cursor.word(["a": 1.0, "an": 1.0])
  }

  private func units(_ start: ValueCursor) -> [(Int, ValueCursor)] {
    var cursor = start
    if let degrees = cursor.attempt(degrees) { return [(degrees, cursor)] }
    for speed in ["km/h", "m/s"] where cursor.take(speed) {
      return (Self.words[speed] ?? []).map { ($0, cursor) }
    }
    if let indices = cursor.word(Self.words) { return indices.map { ($0, cursor) } }
    var longest = 0
    var found: [(Int, ValueCursor)] = []
    for (word, unit) in Self.korean where word.unicodeScalars.count >= longest {
      var end = start
      if end.take(word) {
        longest = word.unicodeScalars.count
        found.append((unit, end))
      }
    }
    return found
  }

  /// "degrees Celsius", "°F".
  private func degrees(_ cursor: inout ValueCursor) -> Int? {
    cursor.skipSpace()
    let isMarked = cursor.symbol("\u{B0}") || cursor.word(["degree", "degrees"]) != nil
    guard isMarked || cursor.next == 0x2103 || cursor.next == 0x2109 else { return nil }
    let isCelsius = cursor.symbol("\u{2103}") || cursor.word(["c", "celsius", "centigrade"]) != nil
    let isFahrenheit =
      !isCelsius && (cursor.symbol("\u{2109}") || cursor.word(["f", "fahrenheit"]) != nil)
    let symbol = isCelsius ? "°C" : isFahrenheit ? "°F" : "°"
    return Self.units.firstIndex { $0.symbol == symbol }
  }
}
