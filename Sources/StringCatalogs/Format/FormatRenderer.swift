/// Puts arguments into a template.
struct FormatRenderer {
  let arguments: [FormatArgument]
  let format: NumberFormat
  /// The parts with plural forms of their own, by name.
  var substitutions: [String: CatalogSubstitution] = [:]
  /// The locale whose plural rules hold: that of the text, not of the reader.
  var pluralLocale = LocaleName("en")
  /// The place from 0 of the argument that the next conversion without a position takes.
  private var place = 0
  private var depth = 0

  init(arguments: [FormatArgument], format: NumberFormat) {
    self.arguments = arguments
    self.format = format
  }

  mutating func text(_ template: FormatTemplate) -> String {
    text(template, own: nil, conversion: nil)
  }

  private mutating func text(
    _ template: FormatTemplate, own: FormatArgument?, conversion ownConversion: FormatConversion?
  ) -> String {
    var text = ""
    for piece in template.pieces {
      switch piece {
      case .literal(let literal): text += literal
      case .conversion(let conversion):
        if let argument = argument(at: conversion.position) {
          text += conversion.text(argument, format)
        }
      case .ownArgument:
        if let own { text += (ownConversion ?? FormatConversion()).text(own, format) }
      case .substitution(let name, let position):
        text += substitution(name, position)
      }
    }
    return text
  }

  /// The argument at a place from 1, or the next one.
  private mutating func argument(at position: Int?) -> FormatArgument? {
    let index = position.map { $0 - 1 } ?? place
    if position == nil { place += 1 }
    return arguments.indices.contains(index) ? arguments[index] : nil
  }

  /// A named part; one that is unknown, or nested too deeply to end, becomes nothing.
  private mutating func substitution(_ name: String, _ position: Int?) -> String {
    let argumentInOrder = argument(at: position)
    guard let part = substitutions[name], depth < 8 else { return "" }
    let argument = part.argumentNumber.flatMap { number in
      arguments.indices.contains(number - 1) ? arguments[number - 1] : nil
    }
    guard let argument = argument ?? argumentInOrder else { return "" }
    let operands = part.conversion.decimal(of: argument).map(PluralOperands.init(decimal:))
    let chosen = part.form.value(for: operands, in: pluralLocale) ?? ""
    depth += 1
    defer { depth -= 1 }
    return text(
      FormatTemplate(chosen, inSubstitution: true), own: argument, conversion: part.conversion)
  }
}
