import AssistantEngine
import ExtensionProtocol
import Synchronization

/// Answers as a test says, and tells the test what it hears.
final class RecordingListener: InvocationListener {
  enum Event: Equatable {
    case asked(Question)
    case withdrawn
    case askedPermission(String)
    case output(String)
    case progress(Double?)
    case slow
  }

  /// What the listener heard, in order.
  let events: AsyncStream<Event>
  private let heard: AsyncStream<Event>.Continuation
  private let answers: AsyncStream<Answer>
  private let answer: AsyncStream<Answer>.Continuation

  init() {
    (events, heard) = AsyncStream.makeStream()
    (answers, answer) = AsyncStream.makeStream()
  }

  /// Gives the answer that an open question, or the next one, waits for.
  func reply(_ answer: Answer) { self.answer.yield(answer) }

  /// The next thing heard.
  func next() async -> Event? {
    for await event in events { return event }
    return nil
  }

  /// Everything heard, once nothing more can come.
  func rest() async -> [Event] {
    heard.finish()
    var rest: [Event] = []
    for await event in events { rest.append(event) }
    return rest
  }

  func ask(_ question: Question) async -> Answer {
    heard.yield(.asked(question))
    for await answer in answers { return answer }
    heard.yield(.withdrawn)
    return .cancelled
  }

  func permission(_ request: PermissionRequest) async -> PermissionStatus {
    heard.yield(.askedPermission(request.kind))
    return .writeOnly
  }

  func output(_ line: String) { heard.yield(.output(line)) }
  func progress(_ notice: ProgressNotice) { heard.yield(.progress(notice.fraction)) }
  func isSlow() { heard.yield(.slow) }
}
