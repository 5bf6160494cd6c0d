import AppIntents

@available(iOS 16.0, *)
struct ReadIntent: AppIntent {
  static var title: LocalizedStringResource = "intent_read"
  static var description: IntentDescription? = "Reads a book."
  static var openAppWhenRun: Bool = false
  static var isDiscoverable: Bool = true
  static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
  static var supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @Parameter(title: "Book", requestValueDialog: IntentDialog("Which book?"))
  var book: Book?
  @Parameter(title: "Shelf", default: .top)
  var shelf: Shelf
  @Parameter(
    title: "Pages", default: 10, controlStyle: .field,
    inclusiveRange: (lowerBound: 1, upperBound: 100))
  var pages: Int?
  @Parameter var tags: [String]
  @Dependency private var library: Library
  @Dependency(key: "other") private var other: Library

  static var parameterSummary: some ParameterSummary {
    When(\.$book, .hasAnyValue) {
      Switch(\.$shelf) {
        Case(.top) { Summary("Read \(\.$book) from the top") { \.$pages } }
        Case([.bottom]) { Summary("Read \(\.$book) from below", table: "Summaries") }
        DefaultCase { Summary() }
      }
    } otherwise: {
      When(\.$pages, .greaterThan, 3) {
        Summary("Read \(\.$pages) pages")
      } otherwise: {
        Summary()
      }
    }
  }

  init() { tags = [] }

  init(shelf: Shelf) {
    self.init()
    self.shelf = shelf
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    guard let book else { throw $book.needsValueError("Which book, please?") }
    let name = book.name
    return .result(
      value: name,
      dialog: .init(
        "Reading \(name), \(pages ?? 0) pages, \(tags.count) tags, \(other.books.count) books."))
  }
}

struct ReviewIntent: AppIntent {
  static var title = LocalizedStringResource("Review", comment: "A title")
  static var description = IntentDescription(
    "Reviews.", categoryName: "Books", searchKeywords: ["stars"])

  func perform() async throws -> some ReturnsValue<Review> { .result(value: Review()) }
}

struct OpenBookIntent: OpenIntent {
  static var title: LocalizedStringResource = "Open Book"
  @Parameter(title: "Book") var target: Book
}

struct OpenFirstIntent: AppIntent {
  static let title: LocalizedStringResource = "Open the First"
  static var openAppWhenRun: Bool { true }

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    let open = OpenBookIntent()
    open.target = Library().books[0]
    return .result(
      opensIntent: open,
      dialog: IntentDialog(full: "Opening the first book.", supporting: "Opening."))
  }
}

struct ShelfOptions: DynamicOptionsProvider {
  func results() async throws -> [Shelf] { [.top] }
}

struct LegacyShortcuts: AppShortcutsProvider {
  static var shortcutTileColor: ShortcutTileColor = .navy

  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ReadIntent(),
      phrases: ["Read \(\.$book) in \(.applicationName)", "\(\.$shelf) of \(.applicationName)"],
      shortTitle: "Read", systemImageName: "book",
      parameterPresentation: ParameterPresentation(
        for: \.$shelf, summary: Summary("Read from \(\.$shelf)"),
        optionsCollections: {
          OptionsCollection(ShelfOptions(), title: "Shelves", systemImageName: "books")
        }))
    AppShortcut(
      intent: ReadIntent(shelf: .bottom), phrases: ["Read from below in \(.applicationName)"],
      shortTitle: "Below", systemImageName: "arrow.down")
    #if DEBUG
      AppShortcut(
        intent: ReviewIntent(), phrases: ["Review \(.applicationName)"], shortTitle: "Review",
        systemImageName: "star")
    #endif
  }
}

struct TellTimeIntent: AppIntent {
  static var title: LocalizedStringResource = "Tell the Time"

  func perform() async throws -> some ReturnsValue<Date> { .result(value: Date()) }
}
