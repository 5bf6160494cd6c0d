import AssistantEngine
import FileReading
import Glibc
import JSON
import LineEditing

/// `behest shortcut`: what is done with shortcuts outside a conversation.
struct ShortcutCommand {
  let assistant: Assistant
  let start: ProgramStart

  private var output: TerminalOutput { start.output }
  var pages: ShortcutPages { ShortcutPages(assistant: assistant, locale: start.locale) }
  var wording: any ShortcutTerminalWording { ShortcutTerminalWordings.of(start.locale) }

  /// Does what the words say; returns the exit code.
  func run(_ request: ShortcutRequest) -> Int32 {
    let listsProblems =
      switch request {
      case .list, .new: true
      case .show, .edit, .run, .remove, .export, .importing, .schema: false
      }
    if listsProblems { for problem in assistant.problems { complain(problem) } }
    defer { output.flush() }
    switch request {
    case .new(let name, []): return start.conversation(assistant).run(.newShortcut(name: name))
    case .new(let name, let actions): return make(name ?? "", actions)
    case .list: return list()
    case .show(let name): return withEntry(name, show)
    case .edit(let name, let file): return withEntry(name) { edit($0, file) }
    case .run(let name):
      return withEntry(name) { entry in
        guard let document = usable(entry) else { return 1 }
        return start.conversation(assistant).run(.requestedShortcut(document.shortcut))
      }
    case .remove(let name): return withEntry(name, remove)
    case .export(let name, let file): return withEntry(name) { export($0, file) }
    case .importing(let file): return bring(file)
    case .schema: return 0
    }
  }

  func complain(_ problem: String) {
    output.writeParagraph("! " + problem, indent: 0, hanging: 2, to: .standardError)
  }

  private func withEntry(_ name: String, _ body: (ShortcutEntry) -> Int32) -> Int32 {
    guard let entry = assistant.shortcutEntry(called: name) else {
      complain(wording.noSuchShortcut(name, known: assistant.shortcutEntries.map(pages.name)))
      return 1
    }
    return body(entry)
  }

  /// The document of a file that can be read; what is wrong with another is said.
  private func usable(_ entry: ShortcutEntry) -> ShortcutDocument? {
    switch entry.content {
    case .success(let document): return document
    case .failure(let problems):
      for line in pages.lines(problems.list, file: entry.path) { complain(line) }
      return nil
    }
  }

  // MARK: Looking

  private func list() -> Int32 {
    let entries = assistant.shortcutEntries
    if start.isJSON {
      output.write(JSONValue.array(entries.map(pages.json)).prettyText)
    } else if entries.isEmpty {
      output.writeLine(wording.noShortcuts)
    } else {
      for row in pages.rows(of: entries) { output.writeLine(row) }
    }
    return 0
  }

  private func show(_ entry: ShortcutEntry) -> Int32 {
    guard let document = usable(entry) else { return 1 }
    if start.isJSON {
      output.write(String(decoding: document.bytes, as: UTF8.self))
      return 0
    }
    for row in pages.page(of: document.shortcut, file: entry.path) { output.writeLine(row) }
    return 0
  }

  private func export(_ entry: ShortcutEntry, _ file: String?) -> Int32 {
    let bytes: [UInt8]
    do {
      bytes = try FileReading.bytes(of: entry.path)
    } catch {
      return fail(entry.path, error.errno)
    }
    guard let file else {
      // The bytes as they are, whatever the locale makes of text.
      output.flush()
      return FileWriting.write(bytes, to: STDOUT_FILENO) ? 0 : 1
    }
    if let number = FileWriting.create(start.absolute(file), bytes) { return fail(file, number) }
    output.writeLine(wording.exported(pages.name(of: entry), to: file))
    return 0
  }

  func fail(_ path: String, _ number: Int32) -> Int32 {
    complain(wording.file(path, String(cString: strerror(number))))
    return 1
  }

  // MARK: Changing

  private func make(_ name: String, _ actions: [ShortcutRequest.ActionWords]) -> Int32 {
    var draft = assistant.shortcutDraft
    for words in actions {
      do throws(ProgramError) {
        draft.add(try ActionCommand.step(words, assistant))
      } catch {
        return BehestProgram.refuse(error.description)
      }
    }
    return report(ShortcutDocument(draft.shortcut(named: name)), file: name) {
      document throws(ShortcutRefusal) in try assistant.addShortcut(document)
    }
  }

  private func bring(_ file: String) -> Int32 {
    let bytes: [UInt8]
    do {
      bytes = try FileReading.bytes(of: start.absolute(file))
    } catch {
      return fail(file, error.errno)
    }
    let id = ShortcutID.like(ShortcutFileName.id(of: file))
    guard let document = read(bytes, id: id, file: file) else { return 1 }
    return report(document, file: file) {
      document throws(ShortcutRefusal) in try assistant.addShortcut(document)
    }
  }

  func read(_ bytes: [UInt8], id: String, file: String) -> ShortcutDocument? {
    do throws(ShortcutProblems) {
      return try ShortcutDocument(bytes, id: id)
    } catch {
      for line in pages.lines(error.list, file: file) { complain(line) }
      return nil
    }
  }

  /// Stores a document and says what came of it.
  func report(
    _ document: ShortcutDocument, file: String,
    _ store: (ShortcutDocument) throws(ShortcutRefusal) -> StoredShortcut
  ) -> Int32 {
    do throws(ShortcutRefusal) {
      for row in pages.stored(try store(document)) { output.writeLine(row) }
      return 0
    } catch {
      for line in pages.lines(error, file: file) { complain(line) }
      return 1
    }
  }

  private func remove(_ entry: ShortcutEntry) -> Int32 {
    do throws(ShortcutRefusal) {
      try assistant.removeShortcut(entry.id)
    } catch {
      for line in pages.lines(error, file: entry.path) { complain(line) }
      return 1
    }
    output.writeLine(wording.removed(pages.name(of: entry)))
    return 0
  }
}
