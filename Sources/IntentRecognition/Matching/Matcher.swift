/// Matches utterances against an index, one at a time, keeping its storage between them.
///
/// The exact path costs hash probes only: names of apps are found in the utterance, and with one
/// of them the rest of it, with a hole for a value, is one key. What that does not find goes to
/// alignment, with the few phrases that may be meant.
package final class Matcher {
  let index: RecognitionIndex
  let phrases: PhraseIndex
  let options: RecognitionOptions
  let tables = WordTables.shared
  let folder = TextFolder()
  /// Folds names to compare them with the utterance.
  let nameFolder = TextFolder()
  private(set) var powers: UnsafeMutablePointer<UInt64>
  private var powerCount = 512
  /// Where apps are named in the utterance.
  var appSpans: [AppSpan] = []
  /// What the exact path found.
  var matches: [ExactMatch] = []
  /// The negative phrases that the utterance says.
  var vetoes: [UInt32] = []
  /// The locales whose phrases are meant, as bits: the very locale, and its language.
  let exactLocales: UInt64
  let languageLocales: UInt64
  let assistantNames: Set<UInt64>
  var scores = CandidateScores()
  /// Whether readings are wanted that another one beats.
  var isExhaustive = false
  /// Of which app and tier the best reading so far is that leaves nothing open.
  var bestReading: (app: UInt32, tier: Tier)?
  /// The vocabularies of the app that was asked for last.
  var slotVocabularies: (app: UInt32, vocabularies: [UInt32])?
  /// Which words of the utterance are quantities, as far as that was asked.
  var quantities: [Int: Bool] = [:]

  init(_ index: RecognitionIndex, options: RecognitionOptions) {
    self.index = index
    self.options = options
    phrases = index.phrases
    powers = Self.makePowers(powerCount)
    var exact: UInt64 = 0
    var language: UInt64 = 0
    let wanted = LocaleName(options.locale)
    for number in 0..<UInt16(phrases.header.localeCount) {
      let locale = LocaleName(phrases.locale(number))
      if locale == wanted { exact |= 1 << UInt64(number) }
      if locale.language == wanted.language { language |= 1 << UInt64(number) }
    }
    exactLocales = exact
    languageLocales = language
    let names = TextFolder()
    assistantNames = Set(
      options.assistantNames.compactMap { FoldedText($0, with: names).tokens.last?.hashAfter })
  }

  deinit { powers.deallocate() }

  private static func makePowers(_ count: Int) -> UnsafeMutablePointer<UInt64> {
    let powers = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    var power: UInt64 = 1
    for index in 0..<count {
      powers[index] = power
      power = power &* SpanHash.base
    }
    return powers
  }

  /// Folds the utterance and finds the apps that it names.
  func begin(_ utterance: UnsafeBufferPointer<UInt8>) {
    folder.fold(utterance)
    if folder.byteCount >= powerCount {
      powers.deallocate()
      powerCount = folder.byteCount * 2
      powers = Self.makePowers(powerCount)
    }
    matches.removeAll(keepingCapacity: true)
    vetoes.removeAll(keepingCapacity: true)
    bestReading = nil
    isExhaustive = false
    if !quantities.isEmpty { quantities.removeAll(keepingCapacity: true) }
    findApps()
  }

  /// More tokens than this are no request.
  static let maximumTokens = 200

  /// The hash of some tokens alone.
  @inline(__always)
  func hash(_ start: Int, _ end: Int) -> UInt64 { append(start, end, to: SpanHash.seed) }

  /// A hash with some tokens appended.
  @inline(__always)
  func append(_ start: Int, _ end: Int, to hash: UInt64) -> UInt64 {
    guard start < end else { return hash }
    let tokens = folder.tokens
    let length = Int(tokens[end &- 1].end &- tokens[start].start)
    let power = powers[length]
    return (hash &- tokens[start].hashBefore) &* power &+ tokens[end &- 1].hashAfter
  }

  private func findApps() {
    appSpans.removeAll(keepingCapacity: true)
    let names = phrases.appNames
    let count = folder.count
    guard count <= Self.maximumTokens else { return }
    let longest = Int(names.header.maximumTokens)
    let slots = names.exact
    for start in 0..<count where names.mayBegin(with: hash(start, start + 1)) {
      for end in (start + 1)..<(min(count, start + longest) + 1) {
        slots.forEach(SpanHash.mix(hash(start, end), Salt.name)) { name in
          appSpans.append(AppSpan(start: start, end: end, app: names.entry(ofName: name)))
          return true
        }
      }
    }
  }

  /// Whether phrases of its locale are meant in this conversation.
  @inline(__always)
  func accepts(_ template: TemplateRecord, of app: AppRecord) -> Bool {
    let bit: UInt64 = 1 << UInt64(template.locale)
    if app.locales & exactLocales != 0 { return exactLocales & bit != 0 }
    if app.locales & languageLocales != 0 { return languageLocales & bit != 0 }
    if app.locales & (1 << UInt64(app.sourceLocale)) != 0 {
      return template.locale == app.sourceLocale
    }
    return true
  }
}

/// Where an app is named in an utterance.
struct AppSpan {
  var start: Int
  var end: Int
  var app: UInt32
  /// Whether the name is mistyped.
  var isMistyped = false
}

/// A phrase that an utterance says word for word, and the tokens that name the app and the value.
package struct ExactMatch {
  var template: UInt32
  var app: Range<Int>
  var slot: Range<Int>
  /// The first name of the value, in which segment, and how many there are.
  var name: UInt32
  var segment: Int
  var names: Int
  /// The part of the utterance without the courtesy around it.
  var window: Range<Int>
}
