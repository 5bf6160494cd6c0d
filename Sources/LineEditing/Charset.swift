private import CEditLine

/// The charset that the terminal speaks.
package enum Charset {
  /// Whether the environment asks for UTF-8.
  ///
  /// The first look adopts the charset for the whole process, without which neither libedit nor the
  /// widths of characters work beyond ASCII. In an environment without a charset UTF-8 is decoded all
  /// the same; only the marks of the assistant fall back to ASCII.
  package static let isUTF8: Bool = cel_adoptCharset()
}
