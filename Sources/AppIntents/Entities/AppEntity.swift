import ExtensionProtocol

/// A thing of the app's that people know by name and the app by id.
@_alwaysEmitConformanceMetadata
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == ValueType, Self == UnwrappedType, ID: EntityIdentifierConvertible & Sendable {
  /// The query that finds values where a parameter names none.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// The query that finds values where a parameter names none.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property that queries and shortcuts can read.
  public typealias Property = EntityProperty
}

extension AppEntity {
  public static var _form: _IntentValueForm<Self> {
    let name = TypeName.of(Self.self)
    return _IntentValueForm(
      kind: .entity(name), source: defaultQuery.source,
      encode: { entity, rendering in .entity(entity.reference(in: rendering)) },
      decode: { values, source in
        let ids = try values.map { value in
          guard case .entity(let reference) = value, reference.type == name else {
            throw ValueFormError(expected: .entity(name), found: value)
          }
          return reference.id
        }
        return try await found(ids, by: source ?? defaultQuery.source)
      },
      text: { $1.text(of: $0.displayRepresentation.title) })
  }

  /// The entities that have the ids, in the ids' order; one that the app does not know is an error.
  private static func found(
    _ ids: [String], by source: ValueSource<Self>
  ) async throws -> [Self] {
    guard let find = source.identified, !ids.isEmpty else { return [] }
    var known: [String: Self] = [:]
    for entity in try await find(ids) { known[entity.id.entityIdentifierString] = entity }
    return try ids.map { id in
      guard let entity = known[id] else {
        throw EntityLookUpError(type: TypeName.of(Self.self), id: id)
      }
      return entity
    }
  }

  /// A provider's list, whose values are found again by the default query.
  static func listed<Provider: DynamicOptionsProvider>(
    by provider: Provider
  ) -> ValueSource<Self> where Provider.Result.Result == Self {
    var source = provider.listSource
    source.identified = defaultQuery.source.identified
    return source
  }

  /// The entity as it crosses to the assistant.
  func reference(in rendering: TextRendering) -> EntityReference {
    let display = displayRepresentation
    return EntityReference(
      type: TypeName.of(Self.self), id: id.entityIdentifierString,
      title: rendering.text(of: display.title), subtitle: display.subtitle.map(rendering.text(of:)),
      synonyms: display.synonyms.map(rendering.text(of:)))
  }
}
