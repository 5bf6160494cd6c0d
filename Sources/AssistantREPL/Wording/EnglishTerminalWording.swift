package import AssistantEngine

/// What the terminal says in English.
package struct EnglishTerminalWording: TerminalWording {
  package init() {}

  package let help = [
    "Say what you want in your own words. At a question, answer with a number,",
    "part of a name, or “cancel”. Tab completes phrases and names, Control-C",
    "cancels, Control-D leaves.",
    "",
    ":apps [NAME]        what you can say",
    ":explain            how the last request was understood, and why not otherwise",
    ":locale en|ko       change the language",
    ":record FILE        write what is said from now on to FILE; :record stops",
    ":replay FILE        run a transcript",
    ":shortcut new|list|show|run|remove [NAME]   actions in order, under a name",
    ":permissions        what apps may use; :permissions reset [APP]",
    ":strict on|off      only the literal phrases, as a device promises",
    ":domains            who takes words like “calendar”: apps-first or system-first",
    ":trace on|off       show each step",
    ":tune FILE          hold a list of utterances against the phrases; --app NAME",
    ":reload             read the phrases again",
    ":history [clear]    what you have typed",
    ":set hints|color on|off",
    ":quit               leave",
  ]
  package let howToLeave = "Ctrl-D or :quit leaves."
  package let nothingToExplain = "Nothing has been said yet. Type a phrase, then :explain."
  package let stateIsUsed =
    "This state has been used, and a transcript replays on an empty one. Start with --state NEW."
  package let recordNeedsFile = "Give a file: :record FILE."
  package let notWhileAsking = "Answer the question first, or type “cancel”."
  package let tuneNeedsFile = "Give a list: :tune FILE [--app NAME]."
  package let noPermissions = "No app has asked for anything yet."
  package let nothingToCancel = "There is nothing to cancel."
  package let historyCleared = "The history is empty now."
  package let search = "search"
  package let lineIsFull = "A line can have 1,000 characters."
  package let workingCancellable = "Working… Ctrl-C cancels."

  package func unknownCommand(_ name: String, nearest: String?) -> String {
    nearest.map { "There is no command :\(name). Did you mean :\($0)?" }
      ?? "There is no command :\(name). Type :help for the list."
  }

  package func notUTF8(line: Int) -> String {
    "Line \(line) is not UTF-8. Save the input as UTF-8 and run it again."
  }

  package func tooLong(line: Int) -> String {
    "Line \(line) is too long. Put each request or answer on a line of its own."
  }

  package func recording(_ file: String, isLive: Bool) -> String {
    "What you type is now saved in \(file). Type :record to stop."
      + (isLive
        ? " The clock runs, so replaying asks for a fixed time; start with --now TIME." : "")
  }

  package func recorded(_ file: String) -> String {
    "Saved \(file). Run it with behest replay \(file)."
  }

  package func localeIs(_ locale: String) -> String { "Speaking English (\(locale))." }
  package func noSuchLocale(_ locale: String) -> String {
    "There is no language \(locale). Use :locale en or :locale ko."
  }
  package func isOn(_ name: String, _ value: Bool) -> String {
    "\(name) is \(value ? "on" : "off")."
  }
  package func domainsAre(_ policy: DomainPolicy) -> String {
    switch policy {
    case .appsFirst: "Apps go first (apps-first); :explain tells which domain may compete."
    case .systemFirst: "The system’s domains go first, as on a device (system-first)."
    }
  }
  package func noSuchDomainPolicy(_ name: String) -> String {
    "There is no order “\(name)”. Use :domains apps-first or :domains system-first."
  }
  package func onOrOff(_ name: String) -> String { "Say :\(name) on or :\(name) off." }
  package func reloaded(phrases: Int, apps: Int) -> String {
    "Read \(phrases) \(phrases == 1 ? "phrase" : "phrases") of \(apps) \(apps == 1 ? "app" : "apps")."
  }
  package func noSuchApp(_ name: String, installed: [String]) -> String {
    "There is no app \(name). Installed: \(installed.joined(separator: ", "))."
  }
  package func permission(
    _ app: String, _ kind: String, _ resource: String, _ status: String
  ) -> String { "\(app)  \(kind)  \(status)  \(resource)" }
  package func permissionsReset(_ count: Int) -> String {
    count == 1
      ? "Forgot 1 answer. The app will ask again."
      : "Forgot \(count) answers. Apps will ask again."
  }
  package func noActions(_ words: String) -> String {
    "No action has “\(words)” in its title, description or keywords. Try fewer words."
  }
}
