import ExtensionProtocol
import Synchronization

extension EKEventStore {
  /// Saves an event at once.
  ///
  /// An event that is there already is found by its identifier. With full access it is brought up to
  /// date when it differs; an app that may only add events is told that it is there.
  ///
  /// - Returns: What it came to (Behest's addition; Apple's returns nothing).
  /// - Throws: ``EKError``.
  @discardableResult
  public func save(_ event: EKEvent, span: EKSpan) throws -> SaveOutcome {
    let change = try change(saving: event)
    try commit()
    let outcome = try perform(change) ?? .unchanged
    event.markSaved()
    return outcome
  }

  /// Saves an event at once or at the next ``commit()``.
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    if commit {
      try save(event, span: span)
    } else {
      let change = try change(saving: event)
      uncommitted.withLock { $0.append(change) }
      event.markSaved()
    }
  }

  /// Removes an event at once; one that is not there is removed already.
  ///
  /// - Throws: ``EKError``; an app that may only add events may not remove any.
  public func remove(_ event: EKEvent, span: EKSpan) throws {
    try remove(event, span: span, commit: true)
  }

  /// Removes an event at once or at the next ``commit()``.
  public func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    guard event.store === self else { throw EKError(.objectBelongsToDifferentStore) }
    guard CalendarPlace.current.status == .fullAccess else {
      throw EKError(.eventStoreNotAuthorized)
    }
    uncommitted.withLock { $0.append(.remove(event.identifier)) }
    if commit { try self.commit() }
  }

  /// Does what was saved or removed without committing, in that order.
  ///
  /// - Throws: ``EKError`` of the first change that fails; it and those after it are forgotten.
  public func commit() throws {
    let changes = uncommitted.withLock { changes in
      defer { changes = [] }
      return changes
    }
    for change in changes { _ = try perform(change) }
  }

  private func change(saving event: EKEvent) throws(EKError) -> Change {
    guard event.store === self else { throw EKError(.objectBelongsToDifferentStore) }
    let place = CalendarPlace.current
    switch place.status {
    case .fullAccess, .writeOnly: break
    case .notDetermined, .restricted, .denied: throw EKError(.eventStoreNotAuthorized)
    }
    guard let calendar = event.calendar else { throw EKError(.noCalendar) }
    guard calendar.calendarIdentifier == place.identity else {
      throw EKError(.objectBelongsToDifferentStore)
    }
    let properties = try event.content.properties(deviceZone: place.environment.timeZone)
    return .save(event.identifier, properties, event.isNew ? .partial : .whole)
  }
}
