/// How a locale writes numbers: its signs, its digits, and where it groups.
package struct NumberFormat: Sendable {
  var decimalSign = "."
  var groupSign = ","
  var minusSign = "-"
  /// The sizes of the last group and of those before it.
  var groups = (last: 3, others: 3)
  /// How many digits must stand before the first group sign.
  var minimumGroupingDigits = 1
  /// The digit 0; the others follow it.
  var zero: Unicode.Scalar = "0"

  /// Takes CLDR's usual form of a locale; a language that is not known writes as English does.
  package init(locale: LocaleName) {
    switch locale.language {
    case "ar": setArabic(region: locale.region)
    case "fa": setSigns(decimal: "٫", group: "٬", minus: "\u{200E}−", zero: "۰")
    case "he": minusSign = "\u{200E}-"
    case "bn": setIndian(zero: "০")
    case "mr", "ne": setIndian(zero: "०")
    case "as", "gu", "hi", "kn", "ml", "or", "pa", "ta", "te": setIndian(zero: "0")
    case "en" where locale.region == "IN": setIndian(zero: "0")
    case "de": setGerman(region: locale.region)
    case "es": setSpanish(region: locale.region)
    case "fr": setFrench(region: locale.region)
    case "it": locale.region == "CH" ? setSwiss() : setSigns(decimal: ",", group: ".")
    case "pt":
      let isBrazil = locale.region == nil || locale.region == "BR"
      setSigns(decimal: ",", group: isBrazil ? "." : "\u{A0}", minimum: isBrazil ? 1 : 2)
    case "az", "bs", "ca", "da", "el", "eu", "gl", "hr", "id", "is", "mk", "nl", "ro", "sr", "tr",
      "vi":
      setSigns(decimal: ",", group: ".")
    case "sl": setSigns(decimal: ",", group: ".", minus: "−")
    case "be", "cs", "hu", "hy", "kk", "ky", "ru", "sk", "uk", "uz":
      setSigns(decimal: ",", group: "\u{A0}")
    case "bg", "ka", "lv", "pl", "sq": setSigns(decimal: ",", group: "\u{A0}", minimum: 2)
    case "fi", "lt", "nb", "nn", "sv": setSigns(decimal: ",", group: "\u{A0}", minus: "−")
    case "et": setSigns(decimal: ",", group: "\u{A0}", minus: "−", minimum: 2)
    default: break
    }
  }

  /// Writes a number in ASCII (`-1234.5`) as the locale does.
  package func text(ascii number: String, grouping: Bool = true) -> String {
    let isNegative = number.utf8.first == UInt8(ascii: "-")
    let parts = number.utf8.drop { $0 == UInt8(ascii: "-") }
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let whole = parts.first.map(Array.init) ?? []
    var text = isNegative ? minusSign : ""
    let groupsDigits = grouping && whole.count >= groups.last + minimumGroupingDigits
    for (index, digit) in whole.enumerated() {
      if groupsDigits, index > 0, startsGroup(digitsLeft: whole.count - index) { text += groupSign }
      text.unicodeScalars.append(localDigit(digit))
    }
    if parts.count > 1 {
      text += decimalSign
      for digit in parts[1] { text.unicodeScalars.append(localDigit(digit)) }
    }
    return text
  }

  private func startsGroup(digitsLeft: Int) -> Bool {
    digitsLeft >= groups.last && (digitsLeft - groups.last).isMultiple(of: groups.others)
  }

  private func localDigit(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x30...0x39).contains(byte) else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(zero.value + UInt32(byte & 0x0F)) ?? zero
  }
}

extension NumberFormat {
  private mutating func setSigns(
    decimal: String, group: String, minus: String = "-", minimum: Int = 1,
    zero: Unicode.Scalar = "0"
  ) {
    decimalSign = decimal
    groupSign = group
    minusSign = minus
    minimumGroupingDigits = minimum
    self.zero = zero
  }

  private mutating func setIndian(zero: Unicode.Scalar) {
    groups = (last: 3, others: 2)
    self.zero = zero
  }

  private mutating func setSwiss() { setSigns(decimal: ".", group: "’") }

  private mutating func setGerman(region: String?) {
    switch region {
    case "CH"?, "LI"?: setSwiss()
    case "AT"?: setSigns(decimal: ",", group: "\u{A0}")
    default: setSigns(decimal: ",", group: ".")
    }
  }

  /// Spain writes 1234 without a sign; Mexico and its neighbors write as the United States do.
  private mutating func setSpanish(region: String?) {
    let pointRegions = ["419", "DO", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "SV", "US"]
    guard let region else { return setSigns(decimal: ",", group: ".", minimum: 2) }
    if pointRegions.contains(region) { return }
    switch region {
    case "AR", "CO", "EC", "UY": setSigns(decimal: ",", group: ".")
    case "CR": setSigns(decimal: ",", group: "\u{A0}", minimum: 2)
    default: setSigns(decimal: ",", group: ".", minimum: 2)
    }
  }

  private mutating func setFrench(region: String?) {
    setSigns(decimal: ",", group: region == "CA" ? "\u{A0}" : "\u{202F}")
  }

  private mutating func setArabic(region: String?) {
    switch region {
    case "DZ"?, "EH"?, "LY"?, "MA"?, "TN"?, "MR"?:
      setSigns(decimal: ",", group: ".", minus: "\u{200E}-")
    case "AE"?: minusSign = "\u{200E}-"
    default: setSigns(decimal: "٫", group: "٬", minus: "\u{061C}-", zero: "٠")
    }
  }
}
