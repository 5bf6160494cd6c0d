extension String {
  /// A name in code as a title: `myOrder` and `my_order` are “My Order”.
  var asTitle: String {
    var words: [String] = []
    var previous: Character?
    for character in self {
      defer { previous = character }
      if character == "_" { continue }
      let startsWord =
        previous == nil || previous == "_"
        || (character.isUppercase && previous?.isUppercase == false)
      if startsWord {
        words.append(character.uppercased())
      } else {
        words[words.endIndex - 1].append(character)
      }
    }
    return words.joined(separator: " ")
  }
}
