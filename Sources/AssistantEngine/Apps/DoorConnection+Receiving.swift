import ExtensionProtocol
import JSON
import Synchronization

extension DoorConnection {
  /// Answers what the app asks.
  func receiveRequest(
    _ method: Method, _ parameters: JSONValue
  ) async throws(Refusal) -> JSONValue {
    switch method {
    case .ask:
      let question: Question = try document(parameters)
      guard let invocation = invocation(question.invocation) else { throw .tooLate }
      return try await invocation.ask(question).json
    case .permission:
      let request: PermissionRequest = try document(parameters)
      guard let id = request.invocation else {
        return .string(observer.permission(request, of: self.id).rawValue)
      }
      guard let invocation = invocation(id) else { throw .tooLate }
      return .string(try await invocation.permission(request).rawValue)
    case .hello, .metadata, .vocabulary, .query, .perform, .cancel, .donate, .progress:
      throw .unknownMethod(method.rawValue)
    }
  }

  /// Takes what the app tells.
  func receiveNotice(_ method: Method, _ parameters: JSONValue) {
    do throws(Refusal) {
      switch method {
      case .donate: observer.donated(try document(parameters), by: id)
      case .progress:
        let notice: ProgressNotice = try document(parameters)
        invocation(notice.invocation)?.progress(notice)
      case .hello, .metadata, .vocabulary, .query, .perform, .cancel, .ask, .permission:
        throw .unknownMethod(method.rawValue)
      }
    } catch {
      observer.logged("[an unusable \(method.rawValue) notice: \(error.message)]", by: id)
    }
  }

  /// Takes a line of the app's output: the scene's text in the foreground, else the log's.
  func receive(_ line: OutputLine, start: Int, _ log: AppLog) {
    if line.stream == .standardOutput {
      let invocations = state.withLock { Array($0.invocations.values) }
      if invocations.contains(where: { $0.show(line.text, fromStart: start) }) { return }
    }
    log.add(line.text)
    observer.logged(line.text, by: id)
  }

  private func document<Document: JSONDocument>(
    _ parameters: JSONValue
  ) throws(Refusal) -> Document {
    do {
      return try Document(json: parameters)
    } catch {
      throw .invalidParameters("\(error)")
    }
  }
}
