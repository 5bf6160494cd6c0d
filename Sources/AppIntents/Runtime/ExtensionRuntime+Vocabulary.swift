import ExtensionProtocol
import Foundation

extension ExtensionRuntime {
  /// A page of an entity type's suggested values, in the locale of the request.
  func vocabulary(
    _ request: VocabularyRequest, _ session: AppSession
  ) async throws(Refusal) -> VocabularyPage {
    let locale = request.session.locale
    if let cursor = request.cursor {
      guard let start = Int(cursor), start > 0,
        let list = vocabularies.list(of: request.entity, in: locale), start < list.count
      else { throw .invalidParameters("There is no page “\(cursor)” of \(request.entity).") }
      return page(of: request.entity, in: locale, from: start, values: list)
    }
    guard let type = entityTypes.first(where: { TypeName.of($0) == request.entity })
    else { throw .invalidParameters("There is no entity “\(request.entity)”.") }
    do {
      let values = try await suggestions(of: type, in: session)
      return page(of: request.entity, in: locale, from: 0, values: values)
    } catch {
      throw Refusal(error, in: session)
    }
  }

  private func page(
    of entity: String, in locale: String, from start: Int, values: [EntityReference]
  ) -> VocabularyPage {
    let page = VocabularyPages.page(of: entity, in: locale, from: start, values: values)
    vocabularies.keep(values, after: page)
    return page
  }

  /// Sends all vocabulary in all locales of the app.
  func donate() async {
    guard let peer, let session else { return }
    for locale in locales(for: session) {
      var context = session.context
      context.locale = locale
      let session = AppSession(context, strings: app.strings, peer: peer)
      await AppSession.$current.withValue(session) { await donate(in: session, to: peer) }
    }
  }

  private func donate(in session: AppSession, to peer: Peer) async {
    for type in entityTypes {
      let name = TypeName.of(type)
      let locale = session.context.locale
      let values: [EntityReference]
      do {
        values = try await suggestions(of: type, in: session)
      } catch {
        ProcessLog.write("The values of \(name) are not known: \(error)")
        continue
      }
      var start = 0
      while true {
        let page = VocabularyPages.page(of: name, in: locale, from: start, values: values)
        peer.notify(.donate, page)
        guard let next = page.next.flatMap({ Int($0) }) else { break }
        start = next
      }
    }
  }

  /// The locales of the app's tables, and the conversation's where they do not have its language.
  private func locales(for session: AppSession) -> [String] {
    let language = session.locale.language.languageCode
    let known = app.strings.locales
    let isKnown = known.contains { Locale(identifier: $0).language.languageCode == language }
    return isKnown ? known : known + [session.context.locale]
  }

  private var entityTypes: [any AppEntity.Type] {
    var catalog = TypeCatalog()
    for type in app.intents { type.addTypes(to: &catalog) }
    return catalog.vocabularies
  }

  private func suggestions<Entity: AppEntity>(
    of type: Entity.Type, in session: AppSession
  ) async throws -> [EntityReference] {
    let found = try await Entity.defaultQuery.source.suggestions()
    return found.items.map { item in
      var reference = item.value.reference(in: session.rendering)
      if let title = item.title { reference.title = session.rendering.text(of: title) }
      if let subtitle = item.subtitle { reference.subtitle = session.rendering.text(of: subtitle) }
      return reference
    }
  }
}

extension AppIntent {
  /// Notes the app's own types that the parameters have.
  static func addTypes(to catalog: inout TypeCatalog) {
    for (_, parameter) in Reflection.parameters(of: Self()) {
      parameter.describeTypes(to: &catalog)
    }
  }
}
