import AssistantEngine
import FileReading
import Glibc
import LineEditing

extension ShortcutCommand {
  /// Puts other contents in the place of a file, once they are known to be right.
  func edit(_ entry: ShortcutEntry, _ file: String?) -> Int32 {
    if let file {
      do {
        return replace(entry, with: try FileReading.bytes(of: start.absolute(file)), file: file)
      } catch {
        return fail(file, error.errno)
      }
    }
    guard let editor = start.editor else {
      complain(wording.noEditor)
      return 2
    }
    let draft = start.settings.state.temporary + "/\(entry.id).json"
    do {
      let before = try FileReading.bytes(of: entry.path)
      if let number = FileWriting.create(draft, before) { return fail(draft, number) }
      guard EditorProcess.run(editor, on: draft) else {
        complain(wording.editorFailed(editor))
        return 1
      }
      let after = try FileReading.bytes(of: draft)
      guard after != before else {
        unlink(draft)
        start.output.writeLine(wording.unchanged(pages.name(of: entry)))
        return 0
      }
      let code = replace(entry, with: after, file: draft)
      if code == 0 { unlink(draft) } else { complain(wording.draftKept(draft, id: entry.id)) }
      return code
    } catch {
      return fail(draft, error.errno)
    }
  }

  private func replace(_ entry: ShortcutEntry, with bytes: [UInt8], file: String) -> Int32 {
    guard let document = read(bytes, id: entry.id, file: file) else { return 1 }
    return report(document, file: file) {
      document throws(ShortcutRefusal) in try assistant.replaceShortcut(document)
    }
  }
}
