/// A name whose words may be said in another order.
struct RearrangeableName: Sendable {
  let template: PhraseTemplate

  init(_ template: PhraseTemplate) { self.template = template }

  /// The words of the name, its ending taken off in each way.
  func variants(with matcher: Matcher) -> [LooseWords] {
    var text = template.text
    return text.withUTF8 { name in
      matcher.begin(name)
      return matcher.looseWords(0..<matcher.folder.count)
    }
  }
}
