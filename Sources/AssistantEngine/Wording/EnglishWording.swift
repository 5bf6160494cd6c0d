package import ExtensionProtocol

/// What Behest says in English.
package struct EnglishWording: EngineWording {
  package init() {}

  package let language = "en"
  package let welcome = "Type what you want, or :help. Ctrl-D leaves."
  package let noApps = "No app is installed. Run swift build, then start Behest again."
  package let yesOrNo = "[y/N]"
  package let done = "Done."
  package let working = "Working…"

  package func notUnderstood(_ utterance: String, hasSuggestions: Bool) -> String {
    hasSuggestions
      ? "I don’t know “\(utterance)”. The nearest phrases:"
      : "I don’t know “\(utterance)”. Type :apps to see what you can say."
  }

  package func phraseOfOtherLocale(_ locale: String) -> String {
    let language = Self.languageNames[String(locale.prefix(2))] ?? locale
    return "That is a \(language) phrase. Type :locale \(locale.prefix(2)) to use it."
  }

  private static let languageNames = [
    "en": "English", "ko": "Korean", "de": "German", "ja": "Japanese", "fr": "French",
    "tr": "Turkish", "es": "Spanish", "it": "Italian", "zh": "Chinese",
  ]

  package func didYouMean(_ titles: [String]) -> String { "Did you mean \(list(titles))?" }

  private func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " or " + last
  }

  package func whatCanBeDone(app: String?) -> String {
    app.map { "With \($0) you can say:" } ?? "You can say:"
  }

  package func whatValue(_ title: String) -> String { "What’s the \(title.lowercasedFirst)?" }
  package func whichValue(_ title: String) -> String { "Which \(title.lowercasedFirst)?" }
  package func isThisRight(_ title: String) -> String { "Did you mean \(title)?" }

  package func confirmation(of action: ConfirmationAction, title: String) -> String {
    action.name == "continue" || action.name == "custom"
      ? "\(title): continue?" : "\(labels(of: action).accept): \(title)?"
  }

  package func permission(app: String, _ request: PermissionRequest) -> String {
    switch (request.kind, request.access) {
    case ("calendar", .writeOnly): "Allow \(app) to add events to your calendar?"
    case ("calendar", .fullAccess): "Allow \(app) to read and change your calendar?"
    case (let kind, _): "Allow \(app) to use your \(kind)?"
    }
  }

  package func foreground(app: String) -> String { "Open \(app) to go on?" }

  package func moreChoices(_ count: Int) -> String {
    "… and \(count) more: type part of a name"
  }

  package func cancelIsAmbiguous(accept: String, deny: String) -> String {
    "Please say which: “\(accept)” or “\(deny)”."
  }

  package func labels(of action: ConfirmationAction) -> (accept: String, deny: String) {
    let accept = action.acceptLabel ?? Self.actions[action.name] ?? "Continue"
    return (accept, action.denyLabel ?? "Keep it")
  }

  package func acceptWords(of action: ConfirmationAction) -> [String] {
    [labels(of: action).accept, Self.actions[action.name] ?? ""].filter { !$0.isEmpty }
  }

  private static let actions = [
    "add": "Add", "addData": "Add", "book": "Book", "buy": "Buy", "call": "Call",
    "checkIn": "Check In", "continue": "Continue", "create": "Create", "do": "Do It",
    "download": "Download", "filter": "Filter", "find": "Find", "get": "Get", "go": "Go",
    "log": "Log", "open": "Open", "order": "Order", "pay": "Pay", "play": "Play",
    "playSound": "Play Sound", "post": "Post", "request": "Request", "run": "Run",
    "search": "Search", "send": "Send", "set": "Set", "share": "Share", "start": "Start",
    "startNavigation": "Start Navigation", "toggle": "Toggle", "turnOff": "Turn Off",
    "turnOn": "Turn On", "view": "View",
  ]

  package func inputEnded(question: String) -> String {
    "The input ended while I was asking “\(question)”. Give an answer on the next line."
  }
}
