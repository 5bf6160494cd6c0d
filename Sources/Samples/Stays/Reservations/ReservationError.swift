public import AppIntents

/// A reason that reservations could not be fetched.
public enum ReservationError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  /// The file is not there or may not be read.
  case fileUnreadable(name: String)
  /// The file is no array of objects.
  case fileDamaged(name: String)
  /// An entry of the file is no reservation, or has the id of one before it.
  case entryDamaged(number: Int, name: String)
  /// The service cannot be reached, or cannot answer.
  case serviceUnreachable
  /// The service does not give reservations out.
  case serviceRefused(status: Int)
  /// The service's reply cannot be read.
  case replyDamaged
  /// The app has no reservation of this id, or has it no more.
  case reservationGone

  /// What the assistant says: the problem, then what the person can do about it.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .fileUnreadable(let name):
      "I couldn't read the reservations file \(name). Check that it is there."
    case .fileDamaged(let name):
      "The reservations file \(name) is damaged. Check that it is a JSON array."
    case .entryDamaged(let number, let name):
      "Entry \(number) of the reservations file \(name) is damaged. Check its id, names and dates."
    case .serviceUnreachable:
      "I couldn't reach Stays. Try again later."
    case .serviceRefused(let status):
      "Stays doesn't give your reservations out (\(status)). Check the address of the service."
    case .replyDamaged:
      "I couldn't read what Stays replied. Try again later."
    case .reservationGone:
      "That reservation is not there any more."
    }
  }
}
