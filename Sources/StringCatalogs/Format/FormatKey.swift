/// The key of an interpolated text: `"Saved \(count) of \(name)"` → `Saved %lld of %@`.
///
/// Xcode writes keys without positions, and gives the source text positions when there are
/// several arguments, so that translators may change their order.
package struct FormatKey: Hashable, Sendable {
  /// One part of an interpolated text.
  package enum Piece: Hashable, Sendable {
    case literal(String)
    /// A value, by the conversion that its type has: `%@`, `%lld`, `%lf`.
    case argument(specifier: String)
  }

  package let pieces: [Piece]

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  private var argumentCount: Int {
    pieces.count { piece in
      switch piece {
      case .literal: false
      case .argument: true
      }
    }
  }

  /// The key as it stands in a table.
  package var key: String { text(withPositions: false) }

  /// The text in the source language, with positions when there are several arguments.
  package var sourceText: String { text(withPositions: argumentCount > 1) }

  /// A percent sign is doubled where the text is a format, and stays single where it is not.
  private func text(withPositions: Bool) -> String {
    let isFormat = argumentCount > 0
    var text = ""
    var place = 0
    for piece in pieces {
      switch piece {
      case .literal(let literal):
        guard isFormat else {
          text += literal
          continue
        }
        for scalar in literal.unicodeScalars {
          text.unicodeScalars.append(scalar)
          if scalar == "%" { text.unicodeScalars.append(scalar) }
        }
      case .argument(let specifier):
        place += 1
        text += withPositions ? "%\(place)$" + specifier.dropFirst() : specifier
      }
    }
    return text
  }
}

extension FormatKey.Piece {
  /// An argument of text, or of anything that is shown as text.
  package static let text = Self.argument(specifier: "%@")
  /// An argument that is an Int.
  package static let integer = Self.argument(specifier: "%lld")
  /// An argument that is a Double.
  package static let double = Self.argument(specifier: "%lf")
  /// An argument that is a Float.
  package static let float = Self.argument(specifier: "%f")
}
