/// How much of a repeating event a change reaches, as Apple has it.
///
/// Events saved here do not repeat, so the two cases do the same.
public enum EKSpan: Int, Sendable {
  /// Only the event at hand.
  case thisEvent = 0
  /// The event at hand and those after it.
  case futureEvents = 1
}
