/// The members of a JSON object, in the order written; no name twice.
package struct JSONObject: Sendable {
  /// The members in order.
  package private(set) var members: [(key: String, value: JSONValue)]

  package init() { members = [] }

  /// Takes members in order; of two with one name, the last value stays at the first's place.
  package init(_ members: [(key: String, value: JSONValue)]) {
    self.members = []
    self.members.reserveCapacity(members.count)
    guard members.count > 8 else {
      for (key, value) in members { self[key] = value }
      return
    }
    var places: [ByteString: Int] = [:]
    for (key, value) in members {
      if let place = places[ByteString(key)] {
        self.members[place].value = value
      } else {
        places[ByteString(key)] = self.members.count
        self.members.append((key, value))
      }
    }
  }

  /// Takes members that the caller knows to have different names.
  init(unique members: [(key: String, value: JSONValue)]) {
    self.members = members
  }

  package var count: Int { members.count }
  package var isEmpty: Bool { members.isEmpty }
  package var keys: [String] { members.map(\.key) }

  package func contains(_ key: String) -> Bool {
    index(of: key) != nil
  }

  private func index(of key: String) -> Int? {
    for place in members.indices where ByteString.areSame(members[place].key, key) { return place }
    return nil
  }

  /// The value of a name; setting nil removes the member.
  package subscript(key: String) -> JSONValue? {
    get {
      index(of: key).map { members[$0].value }
    }
    set {
      switch (index(of: key), newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append((key, value))
      case (nil, nil): break
      }
    }
  }
}

extension JSONObject: Hashable {
  /// Two objects are equal when they have the same members, in any order.
  package static func == (left: JSONObject, right: JSONObject) -> Bool {
    guard left.count == right.count else { return false }
    guard left.count > 8 else {
      return left.members.allSatisfy { right[$0.key] == $0.value }
    }
    let values = Dictionary(
      uniqueKeysWithValues: right.members.map { (ByteString($0.key), $0.value) })
    return left.members.allSatisfy { values[ByteString($0.key)] == $0.value }
  }

  package func hash(into hasher: inout Hasher) {
    var sum = 0
    for member in members {
      var own = Hasher()
      own.combine(ByteString(member.key))
      own.combine(member.value)
      sum ^= own.finalize()
    }
    hasher.combine(sum)
  }
}
