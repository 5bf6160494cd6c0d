/// What the terminal says of shortcuts in English.
struct EnglishShortcutTerminalWording: ShortcutTerminalWording {
  let noShortcuts = "There are no shortcuts. Make one: behest shortcut new, or :shortcut new."
  let unusableFile = "can’t run; behest shortcut show says why"
  let noEditor = "No editor is set. Set $EDITOR, or give a file: behest shortcut edit NAME FILE."
  let usage =
    "Say :shortcut new [NAME], :shortcut list, or :shortcut show, run or remove with a name."
  let set = "set"
  let condition = "if"
  let otherwise = "otherwise"
  let repetition = "for each of"
  let asked = "asked each time"
  let previous = "the result before"
  let repeatItem = "the item"

  func noSuchShortcut(_ name: String, known: [String]) -> String {
    "There is no shortcut “\(name)”."
      + (known.isEmpty ? "" : " There are: \(known.joined(separator: " · ")).")
  }
  func removed(_ name: String) -> String { "Removed “\(name)”." }
  func exported(_ name: String, to file: String) -> String { "Copied “\(name)” to \(file)." }
  func unchanged(_ name: String) -> String { "“\(name)” is unchanged." }
  func file(_ path: String, _ reason: String) -> String {
    "\(path): \(reason). Check the path and its rights."
  }
  func editorFailed(_ editor: String) -> String {
    "\(editor) did not end well, so nothing was changed."
  }
  func draftKept(_ path: String, id: String) -> String {
    "Nothing was changed. Your text is in \(path): correct it, then behest shortcut edit \(id) \(path)"
  }
}
