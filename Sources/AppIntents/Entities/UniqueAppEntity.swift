/// An entity of which the app has exactly one, such as its settings.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntity: AppEntity
where DefaultQuery: UniqueAppEntityQuery, ID == String {}

extension UniqueAppEntity {
  /// The type's name: there is only one value.
  public var id: String { Self.persistentIdentifier }
}
