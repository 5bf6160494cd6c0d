/// One step from a part of an instance to a part of that part.
enum PathStep: Sendable {
  case member(String)
  case item(Int)

  var text: String {
    switch self {
    case .member(let name): JSONPointer.step(name)
    case .item(let index): "/\(index)"
    }
  }
}
