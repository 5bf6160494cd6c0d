public import Foundation

/// An entity that no query finds: made by an intent, returned as its value.
@_alwaysEmitConformanceMetadata
public protocol TransientAppEntity: AppEntity {
  associatedtype DefaultQuery = TransientAppEntityQuery<Self>

  init()
}

extension TransientAppEntity {
  /// A query that finds nothing.
  public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
}

extension TransientAppEntity where ID == UUID {
  /// An id that stands for no other value.
  public var id: UUID { UUID() }
}
