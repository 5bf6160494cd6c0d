import Foundation
import Testing

@testable import EventKit

struct EventIdentifierTests {
  @Test(
    arguments: [
      ("www.example.com", "2ed6657d-e927-568b-95e1-2665a8aea6a2"),
      ("", "4ebd0208-8328-5d69-8c44-ec50939c0967"),
      ("예약", "e34b3ba6-682e-50f6-bc35-645337b13191"),
      (String(repeating: "x", count: 39), "2f80c0d1-1c62-579f-8d68-e61ad5592c9b"),
      (String(repeating: "x", count: 40), "e56fd57a-7633-5e1d-8f80-70e05ac413e5"),
      (String(repeating: "x", count: 47), "a112377b-8258-5ef7-b5b0-d2540bc03abb"),
      (String(repeating: "x", count: 48), "83993b6c-dea9-55ca-be5b-9989c85943fc"),
      (String(repeating: "a", count: 200), "fe30bfa6-ef90-59b3-b108-118411d0f0ab"),
    ])
  func `makes the UUIDs that others make`(_ name: String, _ expected: String) throws {
    let dns = try #require(UUID(uuidString: "6ba7b810-9dad-11d1-80b4-00c04fd430c8"))
    #expect(NameBasedUUID.uuid(of: name, in: dns).uuidString.lowercased() == expected)
  }

  @Test func `gives one UID to a name of an app and another to that of another app`() {
    let first = EventIdentifier(name: "dummy-1", application: "stays")
    #expect(first == EventIdentifier(name: "dummy-1", application: "stays"))
    #expect(first != EventIdentifier(name: "dummy-1", application: "orders"))
    #expect(first != EventIdentifier(name: "dummy-2", application: "stays"))
    #expect(first.uid == "55b41698-842e-5a06-8539-3a0419c1fcef@stays")
    #expect(first.fileName == "55b41698-842e-5a06-8539-3a0419c1fcef@stays.ics")
  }

  @Test(arguments: [
    "", "../evil", "a/b", ".hidden", "a\u{0}b", "a b", String(repeating: "a", count: 201),
  ])
  func `names no file after a UID that cannot be a name`(_ uid: String) {
    #expect(EventIdentifier(uid: uid).fileName == nil)
  }
}
