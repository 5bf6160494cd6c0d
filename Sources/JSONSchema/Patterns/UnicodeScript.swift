/// The scripts that `\p{Script=…}` may name: those of most living languages.
///
/// The standard library has no Script property; historic and rare scripts are left out, and a
/// pattern that names one is refused.
enum UnicodeScript: String, CaseIterable, Sendable {
  case arabic = "Arab Arabic"
  case armenian = "Armn Armenian"
  case bengali = "Beng Bengali"
  case bopomofo = "Bopo Bopomofo"
  case cyrillic = "Cyrl Cyrillic"
  case devanagari = "Deva Devanagari"
  case ethiopic = "Ethi Ethiopic"
  case georgian = "Geor Georgian"
  case greek = "Grek Greek"
  case gujarati = "Gujr Gujarati"
  case gurmukhi = "Guru Gurmukhi"
  case han = "Hani Han"
  case hangul = "Hang Hangul"
  case hebrew = "Hebr Hebrew"
  case hiragana = "Hira Hiragana"
  case kannada = "Knda Kannada"
  case katakana = "Kana Katakana"
  case khmer = "Khmr Khmer"
  case lao = "Laoo Lao"
  case latin = "Latn Latin"
  case malayalam = "Mlym Malayalam"
  case mongolian = "Mong Mongolian"
  case myanmar = "Mymr Myanmar"
  case oriya = "Orya Oriya"
  case sinhala = "Sinh Sinhala"
  case syriac = "Syrc Syriac"
  case tamil = "Taml Tamil"
  case telugu = "Telu Telugu"
  case thaana = "Thaa Thaana"
  case thai = "Thai"
  case tibetan = "Tibt Tibetan"

  /// Takes a script's long or short name.
  init?(name: String) {
    let script = Self.allCases.first { script in
      script.rawValue.split(separator: " ").contains { $0 == name }
    }
    guard let script else { return nil }
    self = script
  }
}
