extension Recognizer {
  /// The phrase, of some, that shares the most words with an utterance, and where they differ.
  package func nearest(to utterance: String, among templates: [PhraseTemplate], named name: String)
    -> NearPhrase?
  {
    let said = Matcher.words(utterance)
    var best: (phrase: NearPhrase, likeness: Double)?
    for template in templates {
      let next = Matcher.comparison(template, named: name, said)
      if let best, best.likeness >= next.likeness { continue }
      best = next
    }
    return best?.phrase
  }

  /// The words of an utterance that say what is wanted: no courtesy, no app, no small words, and
  /// without particles and endings, as they were written otherwise.
  package func contentWords(of utterance: String, options: RecognitionOptions) -> [String] {
    var utterance = utterance
    let matcher = makeMatcher(options: options)
    return utterance.withUTF8 { bytes in
      matcher.begin(bytes)
      guard let window = matcher.windows().last?.range else { return [] }
      var words: [String] = []
      var start = window.lowerBound
      while start < window.upperBound {
        var end = start + 1
        while end < window.upperBound, !matcher.folder.tokens[end].isSpaced { end += 1 }
        if let word = matcher.contentWord(start..<end), !words.contains(word) {
          words.append(word)
        }
        start = end
      }
      return words
    }
  }
}

extension Matcher {
  /// The word of some tokens without particle and ending; nil when it says nothing of what is wanted.
  fileprivate func contentWord(_ tokens: Range<Int>) -> String? {
    let whole = hash(tokens.lowerBound, tokens.upperBound)
    guard !tables.smallWords.contains(whole), !tables.nameTies.contains(whole),
      !tables.courtesyBefore.contains(whole), !tables.courtesyAfter.contains(whole),
      !appSpans.contains(where: { tokens.contains($0.start) })
    else { return nil }
    let word = String(decoding: bytes(tokens), as: UTF8.self)
    let scalars = word.unicodeScalars.map(\.value)
    guard let last = scalars.last, HangulSyllable.isSyllable(last) else { return word }
    if let particle = KoreanParticles.particle(endOf: scalars[...]) {
      return text(scalars.dropLast(particle.length))
    }
    guard let stem = KoreanEndings.stems(of: scalars[...]).first else { return word }
    return text(scalars.prefix(stem.kept))
  }

  private func text(_ scalars: some Sequence<UInt32>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars { Unicode.Scalar(scalar).map { text.append($0) } }
    return String(text)
  }
}
