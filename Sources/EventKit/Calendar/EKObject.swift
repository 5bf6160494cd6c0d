public import Foundation

/// The superclass of what an event store keeps, as Apple has it.
public class EKObject: NSObject {
  /// Whether it has been changed since it was last saved or fetched.
  public internal(set) var hasChanges = false
  /// Whether it has never been saved.
  public internal(set) var isNew = true

  override init() {
    super.init()
  }

  /// Takes back all changes since it was last saved or fetched.
  public func reset() {}

  /// Takes back all changes since it was last saved or fetched.
  public func rollback() { reset() }
}
