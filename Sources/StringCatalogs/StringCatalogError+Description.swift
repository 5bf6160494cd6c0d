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
  var sentence: String {
    switch self {
    case .unreadable(let number):
      "the file cannot be read: \(String(cString: strerror(number))). Check its path and its rights."
    case .unknownFileType:
      "this is neither an .xcstrings nor a .strings file. Rename it, or name another file."
    case .noLocaleInPath:
      "a .strings file belongs into a folder that names its language, such as ko.lproj. Move it there."
    case .json(let problem):
      "this is not JSON: \(problem). Repair the line, or open the file in Xcode and save it again."
    case .missingMember(let name):
      "the member “\(name)” is missing. Add it; Xcode writes it in every catalog."
    case .wrongType(let member, let expected):
      "“\(member)” must be \(expected). Correct its value."
    case .unsupportedVersion(let version):
      "catalogs of version \(version) are not known here. Save the catalog as version 1.x."
    case .noText(let key):
      "“\(key)” has neither stringUnit, stringSet nor variations here. Add its text or remove the locale."
    case .noPluralForms(let key):
      "the plural variations of “\(key)” hold no form. Add at least “other”."
    case .invalidSpecifier(let text):
      "“\(text)” is no format specifier. Write one such as “lld” or “@”."
    case .invalidUTF8:
      "these bytes are not UTF-8. Save the file as UTF-8."
    case .invalidUTF16:
      "these bytes are not UTF-16 although the file begins like it. Save the file as UTF-8."
    case .propertyListFormat(let name):
      "this is a \(name) property list. Convert it to text: plutil -convert strings, or save it in Xcode."
    case .unterminatedComment:
      "this comment does not end. Close it with */."
    case .unterminatedString:
      "this string does not end. Close it with its quotation mark."
    case .invalidEscape:
      "this escape is not known. Write \\n, \\t, \\\", \\\\ or \\U and four hexadecimal digits."
    case .expected(let what):
      "expected \(what) here. A line reads \"key\" = \"value\";"
    }
  }
}
