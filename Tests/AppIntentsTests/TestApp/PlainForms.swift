import AppIntents

// Every form of every initializer of a parameter, as apps write them.

struct StringForms: AppIntent {
  static let title: LocalizedStringResource = "String"

  @Parameter var p0: String
  @Parameter(title: "T") var p1: String
  @Parameter(title: "T") var p2: String?
  @Parameter(title: "T") var p3: [String]
  @Parameter(title: "T") var p4: [String]?
  @Parameter(description: "D") var p5: String
  @Parameter(requestValueDialog: "Q") var p6: String?
  @Parameter(
    title: "T", description: "D", default: "x",
    inputOptions: .init(keyboardType: .asciiCapable, multiline: true), requestValueDialog: "Q",
    inputConnectionBehavior: .never) var p7: String
  @Parameter(
    description: "D", default: "x",
    inputOptions: .init(keyboardType: .asciiCapable, multiline: true), requestValueDialog: "Q",
    inputConnectionBehavior: .never) var p8: String
  @Parameter(
    title: "T", default: ["x"], inputOptions: .init(keyboardType: .asciiCapable, multiline: true),
    requestValueDialog: "Q") var p9: [String]
  @Parameter(
    title: "T", description: "D", default: "x",
    inputOptions: .init(keyboardType: .asciiCapable, multiline: true), requestValueDialog: "Q",
    inputConnectionBehavior: .never, optionsProvider: Strings()) var p10: String
  @Parameter(optionsProvider: Strings()) var p11: String
  @Parameter(title: "T", optionsProvider: Strings()) var p12: String?

  func perform() async throws -> some IntentResult { .result() }
}

struct Strings: DynamicOptionsProvider {
  func results() async throws -> [String] { ["a"] }
}

struct IntForms: AppIntent {
  static let title: LocalizedStringResource = "Int"

  @Parameter var p0: Int
  @Parameter(title: "T") var p1: Int
  @Parameter(title: "T") var p2: Int?
  @Parameter(title: "T") var p3: [Int]
  @Parameter(title: "T") var p4: [Int]?
  @Parameter(description: "D") var p5: Int
  @Parameter(requestValueDialog: "Q") var p6: Int?
  @Parameter(
    title: "T", description: "D", default: 3, controlStyle: .field, inclusiveRange: (1, 5),
    requestValueDialog: "Q", inputConnectionBehavior: .never) var p7: Int
  @Parameter(
    description: "D", default: 3, controlStyle: .field, inclusiveRange: (1, 5),
    requestValueDialog: "Q", inputConnectionBehavior: .never) var p8: Int
  @Parameter(
    title: "T", default: [3], controlStyle: .field, inclusiveRange: (1, 5), requestValueDialog: "Q")
  var p9: [Int]
  @Parameter(
    title: "T", description: "D", default: 3, controlStyle: .field, inclusiveRange: (1, 5),
    requestValueDialog: "Q", inputConnectionBehavior: .never, optionsProvider: Ints()) var p10: Int
  @Parameter(optionsProvider: Ints()) var p11: Int
  @Parameter(title: "T", optionsProvider: Ints()) var p12: Int?

  func perform() async throws -> some IntentResult { .result() }
}

struct Ints: DynamicOptionsProvider {
  func results() async throws -> [Int] { [1] }
}

struct DoubleForms: AppIntent {
  static let title: LocalizedStringResource = "Double"

  @Parameter var p0: Double
  @Parameter(title: "T") var p1: Double
  @Parameter(title: "T") var p2: Double?
  @Parameter(title: "T") var p3: [Double]
  @Parameter(title: "T") var p4: [Double]?
  @Parameter(description: "D") var p5: Double
  @Parameter(requestValueDialog: "Q") var p6: Double?
  @Parameter(
    title: "T", description: "D", default: 1.0, controlStyle: .slider,
    inclusiveRange: (lowerBound: 0.5, upperBound: 1.5), requestValueDialog: "Q",
    inputConnectionBehavior: .never) var p7: Double
  @Parameter(
    description: "D", default: 1.0, controlStyle: .slider,
    inclusiveRange: (lowerBound: 0.5, upperBound: 1.5), requestValueDialog: "Q",
    inputConnectionBehavior: .never) var p8: Double
  @Parameter(
    title: "T", default: [1.0], controlStyle: .slider,
    inclusiveRange: (lowerBound: 0.5, upperBound: 1.5), requestValueDialog: "Q") var p9: [Double]
  @Parameter(
    title: "T", description: "D", default: 1.0, controlStyle: .slider,
    inclusiveRange: (lowerBound: 0.5, upperBound: 1.5), requestValueDialog: "Q",
    inputConnectionBehavior: .never, optionsProvider: Doubles()) var p10: Double
  @Parameter(optionsProvider: Doubles()) var p11: Double
  @Parameter(title: "T", optionsProvider: Doubles()) var p12: Double?

  func perform() async throws -> some IntentResult { .result() }
}

struct Doubles: DynamicOptionsProvider {
  func results() async throws -> [Double] { [1] }
}

struct BoolForms: AppIntent {
  static let title: LocalizedStringResource = "Bool"

  @Parameter var p0: Bool
  @Parameter(title: "T") var p1: Bool
  @Parameter(title: "T") var p2: Bool?
  @Parameter(title: "T") var p3: [Bool]
  @Parameter(title: "T") var p4: [Bool]?
  @Parameter(description: "D") var p5: Bool
  @Parameter(requestValueDialog: "Q") var p6: Bool?
  @Parameter(
    title: "T", description: "D", default: true,
    displayName: Bool.IntentDisplayName(true: "On", false: "Off"), requestValueDialog: "Q",
    inputConnectionBehavior: .never) var p7: Bool
  @Parameter(
    description: "D", default: true, displayName: Bool.IntentDisplayName(true: "On", false: "Off"),
    requestValueDialog: "Q", inputConnectionBehavior: .never) var p8: Bool
  @Parameter(
    title: "T", default: [true], displayName: Bool.IntentDisplayName(true: "On", false: "Off"),
    requestValueDialog: "Q") var p9: [Bool]

  func perform() async throws -> some IntentResult { .result() }
}
