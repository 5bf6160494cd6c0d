import ExtensionProtocol
import IntentRecognition

extension AnswerReading {
  /// Reads an answer as a value of a kind; what cannot be used is said.
  static func value(
    _ text: String, of kind: ValueKind, for parameter: ParameterMetadata, in context: DialogContext
  ) -> ValueAnswer {
    let title = context.text(parameter.title)
    let wording = context.wording
    let recognizer = ValueRecognizer(locale: context.locale, reference: context.referenceTime)
    switch kind {
    case .string: return .value(.string(AnswerWords.quotedText(in: text) ?? text))
    case .integer, .double:
      return number(text, kind, parameter, recognizer, context)
    case .boolean:
      guard let value = recognizer.boolean(in: text) else {
        return .unusable(wording.yesOrNoNeeded())
      }
      return .value(.boolean(value))
    case .date(let parts), .dateComponents(let parts):
      return date(text, kind, parts, title, recognizer, context)
    case .duration:
      return one(recognizer.durations(in: text), title, wording, example: "5 min") {
        .duration($0.value)
      }
    case .measurement(let dimension, _):
      let found = recognizer.measurements(in: text).filter { $0.value.fits(dimension) }
      return one(found, title, wording, example: "3.5 km") { .measurement($0.value, unit: $0.unit) }
    case .currency(let codes):
      let found = recognizer.amounts(in: text).filter {
        codes.isEmpty || codes.contains($0.value.code)
      }
      return one(found, title, wording, example: "$10") {
        .currency(decimal($0.amount), code: $0.code)
      }
    case .url: return .value(.url(text))
    case .file: return .value(.file(text))
    case .person: return .value(.person(name: text, handle: nil))
    case .enumeration, .entity, .array, .other:
      return .unusable(wording.notFound(text, title: title))
    }
  }

  /// The one value that the whole of the words is, in whatever way they can be read.
  private static func one<Value>(
    _ readings: [ValueReading<Value>], _ title: String, _ wording: any EngineWording,
    example: String, _ make: (Value) -> IntentValue
  ) -> ValueAnswer {
    let values = readings.filter { $0.isWhole && $0.upper == nil }.map { make($0.value) }
    guard let value = values.first, values.allSatisfy({ $0 == value }) else {
      return .unusable(wording.valueNeeded(title, example: example))
    }
    return .value(value)
  }

  private static func number(
    _ text: String, _ kind: ValueKind, _ parameter: ParameterMetadata,
    _ recognizer: ValueRecognizer, _ context: DialogContext
  ) -> ValueAnswer {
    let title = context.text(parameter.title)
    let wording = context.wording
    let wholes = recognizer.numbers(in: text).filter { $0.isWhole && $0.upper == nil }
    let numbers = Set(wholes.map(\.value.value))
    let isInteger = kind == .integer
    guard let number = numbers.first, numbers.count == 1 else {
      return .unusable(
        isInteger ? wording.wholeNumberNeeded(title) : wording.numberNeeded(title))
    }
    if let range = parameter.inclusiveRange, !range.contains(number) {
      return .unusable(wording.outOfRange(title, range))
    }
    guard isInteger else { return .value(.double(number)) }
    // A fraction is asked for again, never rounded.
    guard let whole = Int(exactly: number) else {
      return .unusable(wording.wholeNumberNeeded(title))
    }
    return .value(.integer(whole))
  }

  private static func date(
    _ text: String, _ kind: ValueKind, _ parts: ValueKind.DateParts, _ title: String,
    _ recognizer: ValueRecognizer, _ context: DialogContext
  ) -> ValueAnswer {
    var found: [DateTimeValue] = []
    for reading in recognizer.dates(in: text) where reading.isWhole && reading.upper == nil {
      guard parts != .time || reading.value.time != nil else { continue }
      if !found.contains(reading.value) { found.append(reading.value) }
    }
    guard let first = found.first else { return .unusable(context.wording.dateNeeded(title)) }
    guard found.count > 1 else { return .value(value(first, kind, parts, context)) }
    return .several(
      found.map {
        Choice(value: value($0, kind, parts, context), title: context.wording.date($0))
      })
  }

  private static func value(
    _ date: DateTimeValue, _ kind: ValueKind, _ parts: ValueKind.DateParts,
    _ context: DialogContext
  ) -> IntentValue {
    guard case .dateComponents = kind else {
      return .date(Double(date.seconds(since: context.referenceTime)))
    }
    var components: [String: Int] = [:]
    if parts != .time {
      // A time without a day is the next one to come.
      let reference = context.referenceTime
      let day = date.date ?? reference.civil(at: date.seconds(since: reference)).date
      components = ["year": day.year, "month": day.month, "day": day.day]
    }
    if let time = date.time, parts != .date {
      components["hour"] = time.hour
      components["minute"] = time.minute
    }
    return .dateComponents(components)
  }

  private static func decimal(_ amount: Double) -> String {
    amount.rounded() == amount && abs(amount) < 0x1p53 ? String(Int(amount)) : String(amount)
  }
}

extension MeasurementValue {
  /// Whether the unit belongs to Foundation's unit class of that name.
  fileprivate func fits(_ unitClass: String) -> Bool {
    unitClass.lowercased() == dimension.lowercased()
      || unitClass.lowercased() == "unit" + dimension.lowercased()
  }
}

extension DialogContext {
  /// The conversation's clock and zone, as recognizers of values want them.
  var referenceTime: ReferenceTime {
    let zone = zone
    return ReferenceTime(now: Int(now.rounded(.down))) { zone.offset(at: $0) }
  }
}
