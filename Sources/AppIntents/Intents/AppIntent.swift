/// Something that an app can do, by name and with parameters.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// What ``perform()`` returns.
  associatedtype PerformResult: IntentResult
  /// What ``parameterSummary`` is made of.
  associatedtype SummaryContent: ParameterSummary
  /// The form that ``description`` is declared in.
  associatedtype _Description: _IntentDescribing = IntentDescription?

  /// What the intent does, as a title.
  static var title: LocalizedStringResource { get }
  /// What the intent does, in a sentence.
  static var description: _Description { get }
  /// Whether the app comes to the foreground before ``perform()`` runs.
  static var openAppWhenRun: Bool { get }
  /// Where the intent can run.
  static var supportedModes: IntentModes { get }
  /// What must be proved before the intent runs.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether people can find the intent.
  static var isDiscoverable: Bool { get }
  /// The intent and its parameters in one sentence.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Makes the intent with no parameter set.
  init()

  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// No description.
  public static var description: IntentDescription? { nil }
  /// The app stays in the background.
  public static var openAppWhenRun: Bool { false }
  /// What ``openAppWhenRun`` says.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  /// Nothing need be proved.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// The intent can be found.
  public static var isDiscoverable: Bool { true }
  /// The intent's title alone.
  public static var parameterSummary: some ParameterSummary { Summary() }
}

extension AppIntent {
  /// An input of the intent.
  public typealias Parameter = IntentParameter
  /// A choice that ``requestChoice(between:dialog:)`` offers.
  public typealias Option = IntentChoiceOption
  /// A sentence with parameters.
  public typealias Summary = IntentParameterSummary<Self>
}
