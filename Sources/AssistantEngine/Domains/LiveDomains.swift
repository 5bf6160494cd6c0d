import IntentRecognition
import Synchronization

/// The system's domains as they are now: who goes first, and by which words they take requests.
///
/// The words are read when something first needs them, which a conversation in which apps go first
/// only does for an explanation.
final class LiveDomains: Sendable {
  private struct State {
    var policy: DomainPolicy
    var catalog: DomainCatalog?
  }

  private let state: Mutex<State>
  private let load: @Sendable () -> DomainCatalog

  init(_ policy: DomainPolicy, load: @escaping @Sendable () -> DomainCatalog) {
    self.load = load
    state = Mutex(State(policy: policy))
  }

  var policy: DomainPolicy {
    get { state.withLock(\.policy) }
    set { state.withLock { $0.policy = newValue } }
  }

  /// The domains with their words.
  var domains: [Domain] { catalog.domains }

  /// What is wrong with the words, as far as they have been read or are needed.
  var problems: [DomainProblem] {
    let isNeeded = state.withLock { $0.policy == .systemFirst || $0.catalog != nil }
    return isNeeded ? catalog.problems : []
  }

  /// Reads the words again.
  func reload() {
    let catalog = load()
    state.withLock { $0.catalog = catalog }
  }

  private var catalog: DomainCatalog {
    if let catalog = state.withLock(\.catalog) { return catalog }
    let catalog = load()
    state.withLock { $0.catalog = catalog }
    return catalog
  }
}
