private import Glibc

extension StringCatalogError: CustomStringConvertible {
  /// The place as compilers write it, what is wrong, and what to do.
  package var description: String {
    let place = [file ?? "string table", line.map(String.init), column.map(String.init)]
    return place.compactMap(\.self).joined(separator: ":") + ": " + reason.sentence
  }
}

extension StringCatalogError.Reason {
  /// The problem, then what the person can do.
  var sentence: String { problem + ". " + remedy + "." }

  private var problem: String {
    switch self {
    case .unreadable(let number): "the file cannot be read: \(String(cString: strerror(number)))"
    case .unknownFileType: "this is neither an .xcstrings nor a .strings file"
    case .noLocaleInPath: "a .strings file belongs into a folder that names its language"
    case .json(let problem): "this is not JSON: \(problem)"
    case .missingMember(let name): "the member “\(name)” is missing"
    case .wrongType(let member, let expected): "“\(member)” must be \(expected)"
    case .unsupportedVersion(let version): "catalogs of version \(version) are not known here"
    case .noText(let key): "“\(key)” has neither stringUnit, stringSet nor variations here"
    case .noPluralForms(let key): "the plural variations of “\(key)” hold no form"
    case .invalidSpecifier(let text): "“\(text)” is no format specifier"
    case .invalidUTF8: "these bytes are not UTF-8"
    case .invalidUTF16: "these bytes are not UTF-16 although the file begins like it"
    case .propertyListFormat(let name): "this is a property list in \(name) form"
    case .unterminatedComment: "this comment does not end"
    case .unterminatedString: "this string does not end"
    case .invalidEscape: "this escape is not known"
    case .expected(let what): "expected \(what) here"
    }
  }

  private var remedy: String {
    switch self {
    case .unreadable: "Check its path and its rights"
    case .unknownFileType: "Rename it, or name another file"
    case .noLocaleInPath: "Move it into one such as ko.lproj"
    case .json: "Repair the line, or open the file in Xcode and save it again"
    case .missingMember: "Add it; Xcode writes it in every catalog"
    case .wrongType: "Correct its value"
    case .unsupportedVersion: "Save the catalog as version 1.x"
    case .noText: "Add its text, or remove the locale"
    case .noPluralForms: "Add at least “other”"
    case .invalidSpecifier: "Write one such as “lld” or “@”"
    case .invalidUTF8, .invalidUTF16: "Save the file as UTF-8"
    case .propertyListFormat: "Save it in Xcode, or convert it to text with plutil"
    case .unterminatedComment: "Close it with */"
    case .unterminatedString: "Close it with its quotation mark"
    case .invalidEscape: #"Write \n, \t, \", \\ or \U and four hexadecimal digits"#
    case .expected: #"A line reads "key" = "value";"#
    }
  }
}
