import ExtensionProtocol
public import Foundation

extension Date: _IntentValue {
  public static var _form: _IntentValueForm<Date> {
    _IntentValueForm(
      kind: .date(.dateTime), encode: { .date($0.timeIntervalSince1970) },
      decode: { value in
        guard case .date(let seconds) = value else { return nil }
        return Date(timeIntervalSince1970: seconds)
      },
      text: { $0.formatted(Date.FormatStyle(date: .long, time: .shortened, locale: $1.locale)) })
  }
}

extension DateComponents: _IntentValue {
  public static var _form: _IntentValueForm<DateComponents> {
    _IntentValueForm(
      kind: .dateComponents(.dateTime), encode: { .dateComponents($0.named) },
      decode: { value in
        guard case .dateComponents(let parts) = value else { return nil }
        return DateComponents(named: parts)
      },
      text: { components, rendering in
        guard let date = Calendar.current.date(from: components) else { return "" }
        return Date._form.text(date, rendering)
      })
  }

  private static var parts: [(name: String, path: WritableKeyPath<DateComponents, Int?>)] {
    [
      ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour),
      ("minute", \.minute), ("second", \.second),
    ]
  }

  private var named: [String: Int] {
    var named: [String: Int] = [:]
    for part in Self.parts { named[part.name] = self[keyPath: part.path] }
    return named
  }

  private init(named parts: [String: Int]) {
    self.init()
    for part in Self.parts { self[keyPath: part.path] = parts[part.name] }
  }
}

extension Duration: _IntentValue {
  public static var _form: _IntentValueForm<Duration> {
    _IntentValueForm(
      kind: .duration, encode: { .duration($0 / .seconds(1)) },
      decode: { if case .duration(let seconds) = $0 { .seconds(seconds) } else { nil } },
      text: { $0.formatted(.units(width: .wide).locale($1.locale)) })
  }
}
