import ExtensionProtocol
public import Foundation

extension String: _IntentValue {
  public static var _form: _IntentValueForm<String> {
    _IntentValueForm(
      kind: .string, encode: { .string($0) },
      decode: { if case .string(let text) = $0 { text } else { nil } },
      text: { text, _ in text })
  }
}

extension Int: _IntentValue {
  public static var _form: _IntentValueForm<Int> {
    _IntentValueForm(
      kind: .integer, encode: { .integer($0) },
      decode: { value in
        switch value {
        case .integer(let number): number
        case .double(let number): Int(exactly: number)
        default: nil
        }
      },
      text: { $1.text(of: "\($0)" as String.LocalizationValue) })
  }
}

extension Double: _IntentValue {
  public static var _form: _IntentValueForm<Double> {
    _IntentValueForm(
      kind: .double, encode: { .double($0) },
      decode: { value in
        switch value {
        case .integer(let number): Double(number)
        case .double(let number): number
        default: nil
        }
      },
      text: { $0.formatted(.number.locale($1.locale)) })
  }
}

extension Bool: _IntentValue {
  public static var _form: _IntentValueForm<Bool> {
    _IntentValueForm(
      kind: .boolean, encode: { .boolean($0) },
      decode: { if case .boolean(let value) = $0 { value } else { nil } },
      text: { value, rendering in
        let name: LocalizedStringResource = value ? .library("true") : .library("false")
        return rendering.text(of: name)
      })
  }
}

extension URL: _IntentValue {
  public static var _form: _IntentValueForm<URL> {
    _IntentValueForm(
      kind: .url, encode: { .url($0.absoluteString) },
      decode: { value in
        switch value {
        case .url(let text): URL(string: text)
        case .file(let path): URL(fileURLWithPath: path)
        default: nil
        }
      },
      text: { url, _ in url.absoluteString })
  }
}
