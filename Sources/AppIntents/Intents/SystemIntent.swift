/// An intent that the system itself knows the purpose of.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}
