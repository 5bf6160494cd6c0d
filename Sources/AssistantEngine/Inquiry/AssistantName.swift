import IntentRecognition

/// Tells whether a line calls the assistant by its name.
enum AssistantName {
  /// Whether a line begins with one of the assistant's names, with more behind it.
  static func isCalled(
    in line: String, names: [String] = RecognitionOptions.defaultAssistantNames
  ) -> Bool {
    let text = line.lowercased().trimmingSpaces
    return names.contains { name in
      guard text.hasPrefix(name) else { return false }
      let rest = text.dropFirst(name.count)
      guard let next = rest.first else { return false }
      return next == "," || next == "," || next == " " || next == "." || next == "!"
    }
  }
}
