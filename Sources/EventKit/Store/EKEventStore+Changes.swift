import ExtensionProtocol
import Synchronization

extension EKEventStore {
  /// Does one thing to the calendar, as far as the person allows it now.
  func perform(_ change: Change) throws(EKError) -> SaveOutcome? {
    let place = CalendarPlace.current
    do throws(CalendarFolderError) {
      switch (change, place.status) {
      case (.save(let identifier, let properties, _), .writeOnly):
        return try add(properties, identifier, to: place)
      case (.save(let identifier, let properties, let completeness), .fullAccess):
        return try put(properties, completeness, identifier, in: place)
      case (.remove(let identifier), .fullAccess):
        try take(identifier, from: place)
        return nil
      case (.remove, .writeOnly), (_, .notDetermined), (_, .restricted), (_, .denied): break
      }
    } catch {
      throw EKError(error)
    }
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Adds an event without looking at any other.
  private func add(
    _ properties: EventProperties, _ identifier: EventIdentifier, to place: CalendarPlace
  ) throws(CalendarFolderError) -> SaveOutcome {
    let folder = try prepare(place)
    guard let name = identifier.fileName else { throw .damaged }
    let bytes = CalendarFile.compose(properties, identifier: identifier)
    return try place.folder.add(bytes, as: name, in: folder) ? .added : .alreadyExists
  }

  /// Adds an event, or brings the one that is there up to date.
  private func put(
    _ properties: EventProperties, _ completeness: Completeness, _ identifier: EventIdentifier,
    in place: CalendarPlace
  ) throws(CalendarFolderError) -> SaveOutcome {
    let folder = try prepare(place)
    try place.folder.lock(folder)
    guard let present = try place.folder.find(identifier, in: folder) else {
      guard let name = identifier.fileName else { throw .damaged }
      let bytes = CalendarFile.compose(properties, identifier: identifier)
      return try place.folder.add(bytes, as: name, in: folder) ? .added : .alreadyExists
    }
    let revised = try CalendarFile.revise(
      present.bytes,
      to: { old in
        switch completeness {
        case .whole: properties
        case .partial: properties.filled(from: old)
        }
      }, identifier: identifier)
    guard let revised else { return .unchanged }
    try place.folder.replace(present.name, with: revised, in: folder)
    return .updated
  }

  private func take(
    _ identifier: EventIdentifier, from place: CalendarPlace
  ) throws(CalendarFolderError) {
    let folder = try prepare(place)
    try place.folder.lock(folder)
    guard let present = try place.folder.find(identifier, in: folder) else { return }
    _ = try place.folder.remove(present.name, in: folder)
  }

  /// Opens the calendar's folder, made on first use and swept once by each store.
  private func prepare(_ place: CalendarPlace) throws(CalendarFolderError) -> OwnedDescriptor {
    try place.folder.make(displayName: place.environment.calendarTitle)
    let folder = try place.folder.opened()
    let isFirst = swept.withLock { $0.insert(place.environment.calendarPath).inserted }
    if isFirst { place.folder.sweep(folder) }
    return folder
  }
}
