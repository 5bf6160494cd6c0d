import JSON

/// The schema `false`: nothing follows it.
struct FalseSchema: Keyword {
  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    evaluation.reject(.nothingAllowed, by: "")
  }
}
