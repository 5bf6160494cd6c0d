import AppIntents

// Every form of every initializer of a parameter, as apps write them.

struct DateForms: AppIntent {
  static let title: LocalizedStringResource = "Date"

  @Parameter var p0: Date
  @Parameter(title: "T") var p1: Date
  @Parameter(title: "T") var p2: Date?
  @Parameter(title: "T") var p3: [Date]
  @Parameter(title: "T") var p4: [Date]?
  @Parameter(description: "D") var p5: Date
  @Parameter(requestValueDialog: "Q") var p6: Date?
  @Parameter(
    title: "T", description: "D", default: Date(timeIntervalSince1970: 0), kind: .date,
    requestValueDialog: "Q", inputConnectionBehavior: .never) var p7: Date
  @Parameter(
    description: "D", default: Date(timeIntervalSince1970: 0), kind: .date, requestValueDialog: "Q",
    inputConnectionBehavior: .never) var p8: Date
  @Parameter(
    title: "T", default: [Date(timeIntervalSince1970: 0)], kind: .date, requestValueDialog: "Q")
  var p9: [Date]
  @Parameter(
    title: "T", description: "D", default: Date(timeIntervalSince1970: 0), kind: .date,
    requestValueDialog: "Q", inputConnectionBehavior: .never, optionsProvider: Dates()) var p10:
    Date
  @Parameter(optionsProvider: Dates()) var p11: Date
  @Parameter(title: "T", optionsProvider: Dates()) var p12: Date?

  func perform() async throws -> some IntentResult { .result() }
}

struct Dates: DynamicOptionsProvider {
  func results() async throws -> [Date] { [] }
}

struct DateComponentsForms: AppIntent {
  static let title: LocalizedStringResource = "DateComponents"

  @Parameter var p0: DateComponents
  @Parameter(title: "T") var p1: DateComponents
  @Parameter(title: "T") var p2: DateComponents?
  @Parameter(title: "T") var p3: [DateComponents]
  @Parameter(title: "T") var p4: [DateComponents]?
  @Parameter(description: "D") var p5: DateComponents
  @Parameter(requestValueDialog: "Q") var p6: DateComponents?
  @Parameter(
    title: "T", description: "D", default: DateComponents(hour: 7), kind: .time,
    requestValueDialog: "Q", inputConnectionBehavior: .never) var p7: DateComponents
  @Parameter(
    description: "D", default: DateComponents(hour: 7), kind: .time, requestValueDialog: "Q",
    inputConnectionBehavior: .never) var p8: DateComponents
  @Parameter(title: "T", default: [DateComponents(hour: 7)], kind: .time, requestValueDialog: "Q")
  var p9: [DateComponents]
  @Parameter(
    title: "T", description: "D", default: DateComponents(hour: 7), kind: .time,
    requestValueDialog: "Q", inputConnectionBehavior: .never, optionsProvider: Components())
  var p10: DateComponents
  @Parameter(optionsProvider: Components()) var p11: DateComponents
  @Parameter(title: "T", optionsProvider: Components()) var p12: DateComponents?

  func perform() async throws -> some IntentResult { .result() }
}

struct Components: DynamicOptionsProvider {
  func results() async throws -> [DateComponents] { [] }
}

struct URLForms: AppIntent {
  static let title: LocalizedStringResource = "URL"

  @Parameter var p0: URL
  @Parameter(title: "T") var p1: URL
  @Parameter(title: "T") var p2: URL?
  @Parameter(title: "T") var p3: [URL]
  @Parameter(title: "T") var p4: [URL]?
  @Parameter(description: "D") var p5: URL
  @Parameter(requestValueDialog: "Q") var p6: URL?
  @Parameter(
    title: "T", description: "D", default: URL(fileURLWithPath: "/"), requestValueDialog: "Q",
    inputConnectionBehavior: .never) var p7: URL
  @Parameter(
    description: "D", default: URL(fileURLWithPath: "/"), requestValueDialog: "Q",
    inputConnectionBehavior: .never) var p8: URL
  @Parameter(title: "T", default: [URL(fileURLWithPath: "/")], requestValueDialog: "Q") var p9:
    [URL]
  @Parameter(
    title: "T", description: "D", default: URL(fileURLWithPath: "/"), requestValueDialog: "Q",
    inputConnectionBehavior: .never, optionsProvider: URLs()) var p10: URL
  @Parameter(optionsProvider: URLs()) var p11: URL
  @Parameter(title: "T", optionsProvider: URLs()) var p12: URL?

  func perform() async throws -> some IntentResult { .result() }
}

struct URLs: DynamicOptionsProvider {
  func results() async throws -> [URL] { [] }
}

struct DurationForms: AppIntent {
  static let title: LocalizedStringResource = "Duration"

  @Parameter var p0: Duration
  @Parameter(title: "T") var p1: Duration
  @Parameter(title: "T") var p2: Duration?
  @Parameter(title: "T") var p3: [Duration]
  @Parameter(title: "T") var p4: [Duration]?
  @Parameter(description: "D") var p5: Duration
  @Parameter(requestValueDialog: "Q") var p6: Duration?
  @Parameter(
    title: "T", description: "D", default: .seconds(60), requestValueDialog: "Q",
    inputConnectionBehavior: .never) var p7: Duration
  @Parameter(
    description: "D", default: .seconds(60), requestValueDialog: "Q",
    inputConnectionBehavior: .never) var p8: Duration
  @Parameter(title: "T", default: [.seconds(60)], requestValueDialog: "Q") var p9: [Duration]
  @Parameter(
    title: "T", description: "D", default: .seconds(60), requestValueDialog: "Q",
    inputConnectionBehavior: .never, optionsProvider: Durations()) var p10: Duration
  @Parameter(optionsProvider: Durations()) var p11: Duration
  @Parameter(title: "T", optionsProvider: Durations()) var p12: Duration?

  func perform() async throws -> some IntentResult { .result() }
}

struct Durations: DynamicOptionsProvider {
  func results() async throws -> [Duration] { [] }
}
