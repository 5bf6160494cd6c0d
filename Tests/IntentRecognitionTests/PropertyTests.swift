import IntentRecognition
import Testing

struct PropertyTests {
  /// A generator of numbers that gives the same ones each time.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var value = state
      value ^= value >> 33
      value = value &* 0xFF51_AFD7_ED55_8CCD
      return value ^ (value >> 33)
    }
  }

  private static let options = RecognitionOptions(locale: "en")

  /// The phrases of the sample apps with their names and known values filled in.
  private static let samples: [(text: String, template: PhraseTemplate)] = {
    var samples: [(String, PhraseTemplate)] = []
    for app in [SampleApps.stays, SampleApps.orders] {
      for template in app.templates {
        for name in app.names[template.locale] ?? [] {
          for number in 0..<4 { samples.append((fill(template, name, number), template)) }
        }
      }
    }
    return samples
  }()

  private static func fill(_ template: PhraseTemplate, _ name: String, _ number: Int) -> String {
    PhrasePiece.pieces(of: template.text).map { piece in
      switch piece {
      case .words(let words): return words
      case .applicationName: return name
      case .slot(let slot):
        let entries = SampleApps.vocabularies.filter { $0.id == template.slots[slot] }.flatMap(
          \.entries)
        let entry = entries[number % entries.count]
        return number % 2 == 0 ? entry.title : entry.synonyms.first ?? entry.title
      }
    }.joined()
  }

  @Test func `a sampled phrase reaches its own shortcut, word for word`() {
    for (text, template) in Self.samples {
      let options = RecognitionOptions(locale: template.locale)
      let best = SampleApps.recognizer.readings(of: text, options: options).best
      #expect(best.contains { $0.template == template } || best.first?.tier == .literal, "\(text)")
      #expect(best.allSatisfy { $0.tier == .literal }, "\(text): \(best)")
    }
  }

  @Test func `strict mode takes what a device takes`() {
    for (text, template) in Self.samples {
      let options = RecognitionOptions(locale: template.locale, isStrict: true)
      #expect(!SampleApps.recognizer.readings(of: text, options: options).isEmpty, "\(text)")
      let polite = SampleApps.recognizer.readings(of: "please " + text, options: options)
      #expect(polite.isEmpty, "\(text)")
    }
  }

  @Test func `an unrelated app changes no reading`() {
    let other = RecognizableApp(
      id: "other", names: ["en": ["Quartz Garden"], "ko": ["유리정원"]],
      templates: [
        PhraseTemplate(
          app: "other", shortcut: 0, locale: "en", text: "Water the fern using ${applicationName}"),
        PhraseTemplate(app: "other", shortcut: 0, locale: "ko", text: "${applicationName} 화분 물 주기"),
      ])
    let bigger = Recognizer(
      apps: [other, SampleApps.stays, SampleApps.orders], vocabularies: SampleApps.vocabularies)
    for (text, template) in Self.samples {
      for utterance in [text, "please \(text)", String(text.dropLast(3)), text + " thanks"] {
        let options = RecognitionOptions(locale: template.locale)
        #expect(
          bigger.readings(of: utterance, options: options)
            == SampleApps.recognizer.readings(of: utterance, options: options), "\(utterance)")
      }
    }
  }

  @Test func `what a reading points at lies inside the utterance`() {
    var dice = Dice(state: 7)
    for (text, template) in Self.samples {
      for _ in 0..<4 {
        let utterance = Self.disturbed(text, &dice)
        let options = RecognitionOptions(locale: template.locale)
        for reading in SampleApps.recognizer.readings(of: utterance, options: options) {
          let bytes = Array(utterance.utf8)
          let ranges =
            reading.captures.map { ($0.range, $0.words) }
            + reading.leftover.map { ($0.range, $0.words) }
          for (range, words) in ranges {
            #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count)
            #expect(String(decoding: bytes[range], as: UTF8.self) == words)
          }
          if let range = reading.appNameRange { #expect(range.upperBound <= bytes.count) }
        }
      }
    }
  }

  @Test func `any bytes are answered`() {
    var dice = Dice(state: 11)
    let matcher = SampleApps.recognizer.makeMatcher(options: Self.options)
    let values = ValueCase.recognizer
    for round in 0..<150 {
      let count = Int.random(in: 0...80, using: &dice)
      var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &dice) }
      if round % 2 == 0 {
        let sample = Array((Self.samples.randomElement(using: &dice)?.text ?? "").utf8)
        bytes =
          bytes.prefix(8) + sample.prefix(Int.random(in: 0...sample.count, using: &dice))
          + bytes.suffix(8)
      }
      bytes.withUnsafeBufferPointer { bytes in
        _ = matcher.readings(bytes, isExhaustive: true)
        _ = matcher.completions(bytes, limit: 5)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      _ = values.numbers(in: text)
      _ = values.dates(in: text)
      _ = values.durations(in: text)
      _ = values.measurements(in: text)
      _ = values.amounts(in: text)
      _ = ChoiceMatching(choices: [Choice(title: text)]).match(text)
      _ = KoreanParticle.object.attach(to: text)
    }
  }

  @Test func `a very long line is no request`() {
    let line = String(repeating: "save reservations to calendar with Stays ", count: 2000)
    #expect(SampleApps.recognizer.readings(of: line, options: Self.options).isEmpty)
  }

  /// The text with a letter changed, dropped or doubled somewhere.
  private static func disturbed(_ text: String, _ dice: inout Dice) -> String {
    var scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty else { return text }
    let place = Int.random(in: 0..<scalars.count, using: &dice)
    switch Int.random(in: 0..<4, using: &dice) {
    case 0: scalars.remove(at: place)
    case 1: scalars.insert(scalars[place], at: place)
    case 2: scalars.insert(" ", at: place)
    default: scalars[place] = "e"
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
