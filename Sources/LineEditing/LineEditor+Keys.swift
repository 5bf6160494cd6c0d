internal import CEditLine
internal import Glibc

extension LineEditor {
  /// What waiting for a key came to.
  enum Arrival: Equatable {
    case key(Unicode.Scalar)
    /// Nothing came within the time.
    case nothing
    /// The input has ended.
    case end
    /// The read is to end; ``LineEditor/ending`` tells why.
    case givenUp
  }

  /// How long a byte after Escape may take to belong to it, as the codes of the arrows do.
  private static let escapeMilliseconds: Int32 = 60
  /// How long the rest of a character may take.
  private static let characterMilliseconds: Int32 = 1_000

  /// What libedit calls for each key.
  func readKey(into key: UnsafeMutablePointer<UInt32>) -> CELKeyStatus {
    while true {
      drawHint()
      let arrival = nextKey()
      eraseHint()
      switch arrival {
      case .key(let scalar):
        guard let scalar = edit(with: scalar) else {
          if ending != nil { return .givenUp }
          continue
        }
        key.pointee = scalar.value
        return .read
      case .nothing: continue
      case .end:
        ending = .end
        return .end
      case .givenUp: return .givenUp
      }
    }
  }

  /// Does what libedit would do wrongly or not at all with a key; returns the key when it is
  /// libedit's.
  private func edit(with key: Unicode.Scalar) -> Unicode.Scalar? {
    switch key {
    case "\0": return nil  // libedit would take the next key as text.
    case "\u{3}": ending = .interrupt
    case "\u{1A}": cel_raiseStop()
    case "\u{1C}": quit()
    case "\u{1B}": return escape()
    case "\r", "\n":
      showEmptyAnswer()
      return key
    case _ where key.value < 0x20 || key.value == 0x7F: return key
    case _ where !hasRoom(for: 1): return nil
    case _ where key.value >= 0x300 && DisplayWidth.columns(of: key) == 0:
      // libedit would draw it as if it took a column.
      redraw { insertComposing([key]) }
    case _: return key
    }
    return nil
  }

  /// Control-\ as the terminal would do it: the process ends, with the terminal as it was.
  private func quit() {
    cel_editorPrepareTerminal(handle, false)
    cel_terminalRestore()
    raise(SIGQUIT)
    cel_editorPrepareTerminal(handle, true)
  }

  /// Tells the Escape key from the code of another key; libedit would wait for one more key.
  private func escape() -> Unicode.Scalar? {
    if cel_editorIsModal(handle) { return "\u{1B}" }
    switch nextKey(within: Self.escapeMilliseconds) {
    case .key(let next) where next.isASCII && next != "\u{1B}":
      pushedBack.append(next)
      return "\u{1B}"
    case .key(let next):
      // libedit would take a Hangul letter after Escape for another character.
      pushedBack.append(next)
      clearOrLeave()
    case .nothing, .end: clearOrLeave()
    case .givenUp: break
    }
    return nil
  }

  private func clearOrLeave() {
    guard !lineIsEmpty else {
      ending = .escape
      return
    }
    clearInput()
    replaceLine(with: [])
    refresh()
  }

  private func showEmptyAnswer() {
    guard lineIsEmpty, let answer = prompt.emptyAnswer, !answer.isEmpty else { return }
    redraw { insert(Array(TerminalOutput.printable(answer).unicodeScalars)) }
    tookEmptyAnswer = true
  }

  /// The next key, whatever it is for.
  func nextKey(within milliseconds: Int32 = -1) -> Arrival {
    if let key = pushedBack.popLast() { return .key(key) }
    var limit = milliseconds
    while true {
      if let arrival = waitForByte(within: limit) {
        guard arrival == .nothing, decoding.isIncomplete else { return arrival }
        decoding = UTF8Decoding()
        limit = milliseconds
        continue
      }
      var byte: UInt8 = 0
      switch read(STDIN_FILENO, &byte, 1) {
      case 1:
        if let scalar = decoding.next(byte) { return .key(scalar) }
        limit = decoding.isIncomplete ? Self.characterMilliseconds : milliseconds
      case -1 where errno == EINTR || errno == EAGAIN: continue
      case _: return .end
      }
    }
  }

  /// Whether another key can be read at once.
  var keyIsWaiting: Bool {
    if !pushedBack.isEmpty { return true }
    var descriptors = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)]
    return poll(&descriptors, 1, 0) > 0
  }

  /// Waits until a byte can be read, and serves whatever else happens; returns nil for a byte.
  private func waitForByte(within milliseconds: Int32) -> Arrival? {
    while true {
      if let outcome = takeOutcome() {
        ending = outcome
        return .givenUp
      }
      takeChanges()
      var descriptors = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: cel_signalsDescriptor(), events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&descriptors, 2, milliseconds)
      if count == 0 { return .nothing }
      if descriptors[1].revents != 0 {
        cel_signalsDrain()
        continue
      }
      if count > 0 { return nil }
      if errno != EINTR { return .end }
    }
  }

  /// What ends the read from outside.
  private func takeOutcome() -> LineOutcome? {
    if let signal = signals.termination { return .terminate(signal) }
    if cel_takeInterrupt() { return .interrupt }
    return cel_takeWake() ? .woken : nil
  }

  /// Follows what changes the screen from outside.
  private func takeChanges() {
    if cel_takeStop() { stop() }
    if cel_takeContinue() { goOn() }
    if cel_takeResize() {
      eraseHint()
      cel_editorResize(handle)
      clearInput()
      refresh()
      drawHint()
    }
    let texts = announcements.takeAll()
    if !texts.isEmpty {
      eraseHint()
      writeAbove(texts)
      drawHint()
    }
  }

  private func stop() {
    eraseHint()
    write((bracketsPaste ? TerminalEscape.pasteOff : "") + "\n")
    flush()
    cel_editorPrepareTerminal(handle, false)
    cel_terminalRestore()
    cel_stopProcessGroup()
  }

  private func goOn() {
    cel_editorPrepareTerminal(handle, true)
    cel_editorResize(handle)
    beginRow()
    refresh()
    drawHint()
  }
}
