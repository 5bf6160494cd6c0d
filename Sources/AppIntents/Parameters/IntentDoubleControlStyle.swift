/// The control that a number is set with; a terminal asks for digits or words.
public enum IntentDoubleControlStyle: Hashable, Sendable {
  case stepper, field, slider
}
