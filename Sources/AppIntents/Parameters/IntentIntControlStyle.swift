/// The control that a whole number is set with; a terminal asks for digits or words.
public enum IntentIntControlStyle: Hashable, Sendable {
  case stepper, field
}
