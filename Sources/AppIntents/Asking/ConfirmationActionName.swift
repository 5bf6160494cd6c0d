import ExtensionProtocol

/// What a confirmation confirms, by the verb of its button.
public struct ConfirmationActionName: Hashable, Sendable {
  /// The verb's name, by which the assistant knows the words for it.
  let name: String
  /// The app's own words; nil for the verbs above.
  let words: Words?

  struct Words: Hashable, Sendable {
    let acceptLabel: LocalizedStringResource
    let acceptAlternatives: [LocalizedStringResource]
    let denyLabel: LocalizedStringResource
    let denyAlternatives: [LocalizedStringResource]
    let isDestructive: Bool
  }

  private init(_ name: String, words: Words? = nil) {
    self.name = name
    self.words = words
  }

  /// A verb of the app's own, with what may be said for it and against it.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(
      "custom",
      words: Words(
        acceptLabel: acceptLabel, acceptAlternatives: acceptAlternatives, denyLabel: denyLabel,
        denyAlternatives: denyAlternatives, isDestructive: destructive))
  }

  /// The action as it crosses to the assistant.
  func action(in rendering: TextRendering) -> ConfirmationAction {
    ConfirmationAction(
      name: name, acceptLabel: (words?.acceptLabel).map(rendering.text(of:)),
      acceptAlternatives: words?.acceptAlternatives.map(rendering.text(of:)) ?? [],
      denyLabel: (words?.denyLabel).map(rendering.text(of:)),
      denyAlternatives: words?.denyAlternatives.map(rendering.text(of:)) ?? [],
      isDestructive: words?.isDestructive ?? false)
  }
}

extension ConfirmationActionName {
  /// “Add”.
  public static let add = ConfirmationActionName("add")
  /// “Add data”.
  public static let addData = ConfirmationActionName("addData")
  /// “Book”.
  public static let book = ConfirmationActionName("book")
  /// “Buy”.
  public static let buy = ConfirmationActionName("buy")
  /// “Call”.
  public static let call = ConfirmationActionName("call")
  /// “Check in”.
  public static let checkIn = ConfirmationActionName("checkIn")
  /// “Continue”.
  public static let `continue` = ConfirmationActionName("continue")
  /// “Create”.
  public static let create = ConfirmationActionName("create")
  /// “Do”.
  public static let `do` = ConfirmationActionName("do")
  /// “Download”.
  public static let download = ConfirmationActionName("download")
  /// “Filter”.
  public static let filter = ConfirmationActionName("filter")
  /// “Find”.
  public static let find = ConfirmationActionName("find")
  /// “Get”.
  public static let get = ConfirmationActionName("get")
  /// “Go”.
  public static let go = ConfirmationActionName("go")
  /// “Log”.
  public static let log = ConfirmationActionName("log")
  /// “Open”.
  public static let open = ConfirmationActionName("open")
  /// “Order”.
  public static let order = ConfirmationActionName("order")
  /// “Pay”.
  public static let pay = ConfirmationActionName("pay")
  /// “Play”.
  public static let play = ConfirmationActionName("play")
  /// “Play sound”.
  public static let playSound = ConfirmationActionName("playSound")
  /// “Post”.
  public static let post = ConfirmationActionName("post")
  /// “Request”.
  public static let request = ConfirmationActionName("request")
  /// “Run”.
  public static let run = ConfirmationActionName("run")
  /// “Search”.
  public static let search = ConfirmationActionName("search")
  /// “Send”.
  public static let send = ConfirmationActionName("send")
  /// “Set”.
  public static let set = ConfirmationActionName("set")
  /// “Share”.
  public static let share = ConfirmationActionName("share")
  /// “Start”.
  public static let start = ConfirmationActionName("start")
  /// “Start navigation”.
  public static let startNavigation = ConfirmationActionName("startNavigation")
  /// “Toggle”.
  public static let toggle = ConfirmationActionName("toggle")
  /// “Turn off”.
  public static let turnOff = ConfirmationActionName("turnOff")
  /// “Turn on”.
  public static let turnOn = ConfirmationActionName("turnOn")
  /// “View”.
  public static let view = ConfirmationActionName("view")
}
