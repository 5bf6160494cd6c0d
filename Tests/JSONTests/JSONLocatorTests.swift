import JSON
import Testing

struct JSONLocatorTests {
  private let text = """
    {
      "이름": "가나", "a": [1, {"b": [true,
        null]}, "x"],
      "c\\u0064": {"": -1.5e3 }
    }
    """

  @Test(
    arguments: [
      ([], 1, 1), (["이름"], 2, 9), (["a"], 2, 20), (["a", "0"], 2, 21), (["a", "1"], 2, 24),
      (["a", "1", "b"], 2, 30), (["a", "1", "b", "1"], 3, 5), (["a", "2"], 3, 13),
      (["cd"], 4, 14), (["cd", ""], 4, 19),
    ])
  func `finds the line and column of a part`(_ path: [String], _ line: Int, _ column: Int) {
    let place = JSONLocator(Array(text.utf8)).position(of: path)
    #expect(place?.line == line)
    #expect(place?.column == column)
  }

  @Test(arguments: [["b"], ["a", "3"], ["a", "01"], ["a", "x"], ["a", "0", "0"], ["이름", "0"]])
  func `finds nothing where nothing is`(_ path: [String]) {
    #expect(JSONLocator(Array(text.utf8)).position(of: path) == nil)
  }

  @Test(arguments: ["", "{", "[1,", #"{"b":1,"#, #"{"b":[1}"#])
  func `finds nothing in a text that breaks off before it`(_ text: String) {
    #expect(JSONLocator(Array(text.utf8)).position(of: ["a"]) == nil)
  }
}
