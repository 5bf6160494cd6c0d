package import ExtensionProtocol
import Synchronization

extension AppHost {
  /// How long an app may take to say what it can do and which values it has.
  private var limit: Duration { configuration.limits.handshake ?? .seconds(3600) }

  /// Whether some app has to be asked something before the first request.
  package var needsPreparation: Bool {
    state.withLock { !$0.candidates.isEmpty || !$0.entries.allSatisfy(isDonated) }
  }

  /// Asks the apps that are new or changed what they can do, and those without donated values for
  /// these: all at once, 5 s at most each.
  package func prepare(_ session: SessionContext) async {
    let (candidates, entries) = state.withLock { state in
      defer { state.candidates = [] }
      return (state.candidates, state.entries.filter { !isDonated($0) })
    }
    guard !candidates.isEmpty || !entries.isEmpty else { return }
    let isChanged = await withTaskGroup(of: (RegistryEntry?, [AppProblem]).self) { group in
      for candidate in candidates { group.addTask { await self.register(candidate, session) } }
      for entry in entries { group.addTask { (nil, await self.donate(entry.metadata, session)) } }
      var isChanged = false
      for await (entry, problems) in group {
        isChanged = isChanged || entry != nil
        state.withLock { state in
          if let entry { state.entries.append(entry) }
          state.problems += problems
        }
      }
      return isChanged
    }
    // Values alone change no phrase.
    guard isChanged else { return }
    state.withLock { state in
      state.entries.sort { $0.metadata.id < $1.metadata.id }
      state.catalog = AppCatalog(state.entries, folders: configuration.folders)
    }
  }

  private func register(
    _ candidate: AppRegistry.Candidate, _ session: SessionContext
  ) async -> (RegistryEntry?, [AppProblem]) {
    let connection = connection(candidate.id, candidate.path, nil)
    let reply = await SystemTime().within(limit) {
      await Result { () async throws(AppFailure) in
        try await connection.metadata(session: session)
      }
    }
    do throws(AppFailure) {
      guard let reply else { throw .timedOut }
      let metadata = try reply.get()
      guard metadata.id == candidate.id else {
        throw .protocolViolation("the metadata of another app, \(metadata.id)")
      }
      _ = self.connection(candidate.id, candidate.path, metadata)
      var problems = await donate(metadata, session)
      guard let entry = configuration.registry.entry(of: candidate, metadata) else {
        return (nil, problems + [.missing(app: candidate.id, path: candidate.path)])
      }
      do {
        try configuration.registry.keep(entry)
      } catch {
        problems.append(.file(error))
      }
      return (entry, problems)
    } catch {
      await connection.stop()
      state.withLock { $0.connections[candidate.id] = nil }
      return (nil, [.notRegistered(app: candidate.id, error)])
    }
  }

  /// Has an app give the values that phrases may name, in all its locales.
  private func donate(_ metadata: AppMetadata, _ session: SessionContext) async -> [AppProblem] {
    guard let connection = state.withLock({ $0.connections[metadata.id] }) else { return [] }
    var problems: [AppProblem] = []
    for entity in metadata.donatedEntities {
      for locale in metadata.locales {
        var session = session
        session.locale = locale
        let request = VocabularyRequest(entity: entity, session: session)
        let reply = await SystemTime().within(limit) {
          await Result { () async throws(AppFailure) in try await connection.vocabulary(request) }
        }
        do throws(AppFailure) {
          let values = try (reply ?? .failure(.timedOut)).get()
          do {
            try vocabulary.replace(values, of: entity, locale: locale, app: metadata.id)
          } catch {
            problems.append(.file(error))
          }
        } catch {
          problems.append(.noValues(app: metadata.id, entity: entity, error))
          if error != .timedOut { continue }
          return problems
        }
      }
    }
    return problems
  }

  /// Whether the state has values of all types that phrases may name, if only none.
  private func isDonated(_ entry: RegistryEntry) -> Bool {
    entry.metadata.donatedEntities.allSatisfy { entity in
      let known = vocabulary.locales(of: entity, app: entry.metadata.id)
      return entry.metadata.locales.allSatisfy(known.contains)
    }
  }
}

extension AppMetadata {
  /// The entity types that phrases may name and that the app suggests values of.
  fileprivate var donatedEntities: [String] {
    phraseEntities.filter { entity(named: $0)?.options != ParameterMetadata.Options.none }
  }
}
