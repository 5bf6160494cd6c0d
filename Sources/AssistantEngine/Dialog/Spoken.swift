/// Something that the assistant says.
package enum Spoken: Equatable, Sendable {
  /// A sentence: an app's dialog or the assistant's own.
  case sentence(String)
  /// A question that yes or no answers; the default is no.
  case confirmation(String)
  /// One of a question's numbered choices.
  case choice(number: Int, title: String, detail: String?)
  /// A line of an app's scene, which is its text on the screen.
  case scene(String)
  /// Something to type, under a sentence that introduces it.
  case suggestion(String)
  /// A problem of the input or of Behest, never an app's dialog.
  case problem(String)
  /// That work goes on.
  case progress(String)
}
