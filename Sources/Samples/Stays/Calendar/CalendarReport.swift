public import AppIntents

/// What saving several reservations came to, and what is said about it.
public struct CalendarReport: Hashable, Sendable {
  /// Those that were not in the calendar and now are.
  public private(set) var saved: [Reservation] = []
  /// Those that were there and had to be corrected.
  public private(set) var updated: [Reservation] = []
  /// Those that were there before.
  public private(set) var alreadySaved: [Reservation] = []
  /// Those that are not in the calendar.
  public private(set) var failed: [Reservation] = []
  /// Those of which nobody can say whether they are.
  public private(set) var unconfirmed: [Reservation] = []

  /// Makes an empty report.
  public init() {}

  /// Notes that a reservation was added, or that it did not need to be.
  public mutating func add(_ reservation: Reservation, _ outcome: CalendarOutcome) {
    switch outcome {
    case .saved: saved.append(reservation)
    case .updated: updated.append(reservation)
    case .alreadySaved: alreadySaved.append(reservation)
    }
  }

  /// Notes that a reservation could not be added.
  public mutating func add(_ reservation: Reservation, _ error: any Error) {
    if case CalendarError.unconfirmed = error {
      unconfirmed.append(reservation)
    } else {
      failed.append(reservation)
    }
  }

  /// Whether the person got nothing of what was asked for.
  public var isFailure: Bool {
    saved.isEmpty && updated.isEmpty && !(failed.isEmpty && unconfirmed.isEmpty)
  }
}

extension CalendarReport: CustomLocalizedStringResourceConvertible {
  /// What the assistant says: each outcome that there was, and the names of what went wrong.
  public var localizedStringResource: LocalizedStringResource {
    let sentences = [
      saved.isEmpty ? nil : "Saved \(saved.count) reservations to the calendar.",
      updated.isEmpty ? nil : "Updated \(updated.count) reservations in the calendar.",
      alreadySavedSentence,
      failed.isEmpty
        ? nil : "\(failed.count) reservations could not be saved: \(failed, format: .hotels).",
      unconfirmed.isEmpty
        ? nil
        : "\(unconfirmed.count) reservations may not have been saved: \(unconfirmed, format: .hotels).",
    ].compactMap { (sentence: LocalizedStringResource?) in sentence }
    return sentences.dropFirst().reduce(sentences.first ?? "There was nothing to save.") {
      "\($0) \($1)"
    }
  }

  private var alreadySavedSentence: LocalizedStringResource? {
    let isAll = saved.isEmpty && updated.isEmpty && failed.isEmpty && unconfirmed.isEmpty
    switch (alreadySaved.count, isAll) {
    case (0, _): return nil
    case (1, true): return "The reservation was already in the calendar."
    case (2, true): return "Both reservations were already in the calendar."
    case (let count, true): return "All \(count) reservations were already in the calendar."
    case (let count, false): return "\(count) reservations were already in the calendar."
    }
  }
}
