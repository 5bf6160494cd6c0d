import AppIntents

extension ReservationService {
  /// What must be said of reservations that are not fresh; nothing of those that are.
  var caveats: [LocalizedStringResource] {
    staleSince.map { ["I couldn't reach Stays, so this is from \($0, format: .fetchTime)."] } ?? []
  }

  /// A sentence about the reservations that were fetched last, with what must be said of them.
  func qualified(_ sentence: LocalizedStringResource) -> LocalizedStringResource {
    caveats.reduce(sentence) { "\($0) \($1)" }
  }
}
