/// Holds the conversation of one file and compares what comes of it.
package struct TranscriptReplay: Sendable {
  /// Makes the conversation for a file, under the file's conditions.
  package typealias ConversationFactory =
    @Sendable (_ setting: TranscriptSetting, _ path: String) async throws
    -> any TranscriptConversation

  private let updatesFiles: Bool
  private let makeConversation: ConversationFactory

  /// - Parameters:
  ///   - updatesFiles: Whether differing blocks are rewritten instead of reported.
  ///   - makeConversation: Makes the conversation that the transcript is held with.
  package init(
    updatesFiles: Bool = false, makeConversation: @escaping ConversationFactory
  ) {
    self.updatesFiles = updatesFiles
    self.makeConversation = makeConversation
  }

  /// Replays a file.
  ///
  /// After a difference the rest still runs, on the state as it now is, so that one change does
  /// not hide others.
  package func replay(_ path: String) async -> TranscriptResult {
    let start = ContinuousClock.now
    let outcome = await outcome(path)
    return TranscriptResult(
      path: path, outcome: outcome.outcome, title: outcome.title,
      duration: ContinuousClock.now - start)
  }

  private func outcome(
    _ path: String
  ) async -> (outcome: TranscriptResult.Outcome, title: String?) {
    let document: TranscriptDocument
    do throws(TranscriptFileError) {
      document = try TranscriptDocument(contentsOfFile: path)
    } catch {
      return (.unusable(error.description(ofFile: path)), nil)
    }
    let title = document.header[.title]
    let setting = TranscriptSetting(document.header, path: path)
    if let reason = setting.skipReason { return (.skipped(reason: reason), title) }
    if let problem = Self.problem(of: document, setting) {
      return (.unusable(problem.description(ofFile: path)), title)
    }
    let conversation: any TranscriptConversation
    do {
      conversation = try await makeConversation(setting, path)
    } catch {
      return (.unusable("\(path): the conversation cannot begin: \(error)\n"), title)
    }
    let (held, differences) = await hold(document, setting, path, conversation)
    await conversation.finish()
    if differences.isEmpty { return (.passed, title) }
    guard updatesFiles else { return (.failed(differences), title) }
    do throws(TranscriptFileError) {
      try TranscriptFile.replace(path, with: held.text)
    } catch {
      return (.unusable(error.description(ofFile: path)), title)
    }
    return (.updated(blocks: differences.count), title)
  }

  /// What keeps a well-formed transcript from being replayed.
  private static func problem(
    of document: TranscriptDocument, _ setting: TranscriptSetting
  ) -> TranscriptSyntaxError? {
    func error(
      _ reason: TranscriptSyntaxError.Reason, at name: TranscriptHeader.Name
    ) -> TranscriptSyntaxError {
      let line = document.header.lineNumber(of: name)
      return TranscriptSyntaxError(reason, line: line, source: document.lines[line - 1])
    }
    if document.header[.time] == TranscriptHeader.liveTime {
      let recorded = document.header[.recorded].flatMap { TranscriptTime($0) == nil ? nil : $0 }
      return error(.liveClock(recorded: recorded), at: .time)
    }
    if let folder = setting.stateFolder, !TranscriptFile.isFolder(folder) {
      return error(.missingState(folder), at: .state)
    }
    guard document.steps.isEmpty else { return nil }
    return TranscriptSyntaxError(.noCue, line: document.header.lines.count + 1, source: "")
  }

  /// Goes through the document, and returns it as it should read with the blocks that differ.
  private func hold(
    _ document: TranscriptDocument, _ setting: TranscriptSetting, _ path: String,
    _ conversation: any TranscriptConversation
  ) async -> (TranscriptDocument, [TranscriptDifference]) {
    var held = document
    var differences: [TranscriptDifference] = []
    for (index, step) in document.steps.enumerated() {
      let lines =
        switch step.cue {
        case .say(let text): await conversation.say(text)
        case .event(let event): await conversation.perform(event)
        }
      let given = TranscriptLine.arranged(lines, facts: setting.hasFacts)
      let comparison = BlockComparison(step.body, given: given)
      guard comparison.isDifferent else { continue }
      held.steps[index].body = comparison.body
      differences.append(
        TranscriptDifference(
          path: path, line: document.lineNumber(ofStep: index), cue: step.cue,
          rows: comparison.rows))
    }
    return (held, differences)
  }
}
