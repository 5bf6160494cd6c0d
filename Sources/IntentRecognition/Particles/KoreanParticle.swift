/// A Korean particle that takes the form the word before it asks for.
///
/// The form follows how the word is read, so digits, Latin letters and ids work as well:
/// `1로`, `3을`, `ord-1입니다`.
package enum KoreanParticle: Hashable, Sendable, CaseIterable {
  /// 은 or 는.
  case topic
  /// 이 or 가.
  case subject
  /// 을 or 를.
  case object
  /// 으로 or 로; 로 also after ㄹ.
  case direction
  /// 과 or 와.
  case with
  /// 이랑 or 랑.
  case along
  /// 이나 or 나.
  case choice
  /// 이라고 or 라고.
  case quotation
  /// 이라는 or 라는.
  case naming
  /// 입니다.
  case copula
  /// 이에요 or 예요.
  case politeCopula
  /// 아 or 야.
  case vocative
  /// 의.
  case possessive
  /// 에.
  case place
  /// 에서.
  case source
  /// 에게.
  case recipient
  /// 부터.
  case start
  /// 까지.
  case end
  /// 도.
  case also

  /// The form after a final consonant, and the form after a vowel.
  private var forms: (closed: String, open: String) {
    switch self {
    case .topic: ("은", "는")
    case .subject: ("이", "가")
    case .object: ("을", "를")
    case .direction: ("으로", "로")
    case .with: ("과", "와")
    case .along: ("이랑", "랑")
    case .choice: ("이나", "나")
    case .quotation: ("이라고", "라고")
    case .naming: ("이라는", "라는")
    case .copula: ("입니다", "입니다")
    case .politeCopula: ("이에요", "예요")
    case .vocative: ("아", "야")
    case .possessive: ("의", "의")
    case .place: ("에", "에")
    case .source: ("에서", "에서")
    case .recipient: ("에게", "에게")
    case .start: ("부터", "부터")
    case .end: ("까지", "까지")
    case .also: ("도", "도")
    }
  }

  /// The form that goes with a word.
  package func form(after word: String) -> String {
    switch KoreanSound(endOf: word) {
    case .vowel: forms.open
    case .rieul: self == .direction ? forms.open : forms.closed
    case .consonant: forms.closed
    }
  }

  /// The word with the particle in its form.
  package func attach(to word: String) -> String { word + form(after: word) }
}
