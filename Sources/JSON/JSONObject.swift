/// The members of a JSON object, in the order written; no name twice.
package struct JSONObject: Sendable {
  /// The members in order.
  package private(set) var members: [(key: String, value: JSONValue)]

  package init() { members = [] }

  /// Takes members in order; of two with one name, the last value stays at the first's place.
  package init(_ members: [(key: String, value: JSONValue)]) {
    self.members = []
    self.members.reserveCapacity(members.count)
    for (key, value) in members { self[key] = value }
  }

  /// Takes members that the caller knows to have different names.
  init(unique members: [(key: String, value: JSONValue)]) {
    self.members = members
  }

  package var count: Int { members.count }
  package var isEmpty: Bool { members.isEmpty }
  package var keys: [String] { members.map(\.key) }

  /// The value of a name; setting nil removes the member.
  package subscript(key: String) -> JSONValue? {
    get {
      for member in members where member.key.utf8.elementsEqual(key.utf8) { return member.value }
      return nil
    }
    set {
      let place = members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append((key, value))
      case (nil, nil): break
      }
    }
  }
}

extension JSONObject: Equatable {
  /// Two objects are equal when they have the same members, in any order.
  package static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.count == right.count && left.members.allSatisfy { right[$0.key] == $0.value }
  }
}
