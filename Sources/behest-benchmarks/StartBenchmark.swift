import AssistantEngine
import ExtensionProtocol
import Glibc

/// Times the start of `behest` to its first prompt against the start of Debian's Python, in turns.
///
/// `behest` runs in a pseudo-terminal, as a person starts it; its apps are registered before, so
/// that none is started, and may have donated many names.
struct StartBenchmark {
  private let behest = Executables.folder + "/behest"
  private let samples = 41
  private let folder = TemporaryFolder("behest-start")
  private let names: Int

  /// - Parameter names: How many names of things the sample app has donated besides its own.
  init(names: Int) { self.names = names }

  func run() throws(WorkloadError) {
    // The first start registers the apps.
    guard timePrompt() != nil else {
      throw WorkloadError.usage("no prompt came; is behest built beside this program?")
    }
    if names > 0 {
      do {
        try donate()
      } catch {
        throw WorkloadError.usage("\(error)")
      }
    }
    // The start after a donation takes the new names into the index.
    let first = timePrompt() ?? 0
    var prompts: [UInt64] = []
    var pythons: [UInt64] = []
    for _ in 0..<samples {
      if let time = timePrompt() { prompts.append(time) }
      pythons.append(timeProcess(["/usr/bin/python3", "-c", "pass"]))
    }
    let prompt = Times(prompts).percentile(0.5) / 1000
    let python = Times(pythons).percentile(0.5) / 1000
    var report = Report()
    report.add("first_prompt_ms", Double(first) / 1e6, digits: 2)
    report.add("prompt_p50_ms", prompt, digits: 2)
    report.add("python_p50_ms", python, digits: 2)
    report.add("ratio", prompt / python, digits: 2)
    print(report.json)
  }

  /// Puts names into the state as if the sample app had donated them.
  private func donate() throws(StateError) {
    let store = VocabularyStore(StateFolder(environment: ["HOME": folder.path]))
    let (app, entity) = ("Orders", "OrderItem")
    for locale in store.locales(of: entity, app: app) {
      let own = try store.values(of: entity, locale: locale, app: app) ?? []
      let more = (0..<names).map {
        EntityReference(type: entity, id: "more-\($0)", title: "Thing number \($0) of \(names)")
      }
      try store.replace(own + more, of: entity, locale: locale, app: app)
    }
  }

  /// Nanoseconds from the start to the prompt's mark on the screen.
  private func timePrompt() -> UInt64? {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0 else { return nil }
    defer { close(master) }
    // The C library's functions for this are hidden from Swift: unlock, then ask for the number.
    var lock: Int32 = 0
    var number: UInt32 = 0
    guard ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
      return nil
    }
    let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { return nil }
    let begin = Stopwatch.nanoseconds()
    let process = spawn([behest, "--no-history", "--no-config"], descriptor: slave)
    close(slave)
    defer {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    var seen: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(master, &chunk, chunk.count)
      guard count > 0 else { return nil }
      seen += chunk[..<count]
      if String(decoding: seen, as: UTF8.self).contains("›") {
        return Stopwatch.nanoseconds() - begin
      }
    }
  }

  private func timeProcess(_ arguments: [String]) -> UInt64 {
    let begin = Stopwatch.nanoseconds()
    let process = spawn(arguments, descriptor: nil)
    waitpid(process, nil, 0)
    return Stopwatch.nanoseconds() - begin
  }

  private func spawn(_ arguments: [String], descriptor: Int32?) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let descriptor {
      for standard: Int32 in 0..<3 {
        posix_spawn_file_actions_adddup2(&actions, descriptor, standard)
      }
    }
    let variables = [
      "PATH=/usr/bin:/bin", "HOME=\(folder.path)", "LANG=C.UTF-8", "TERM=xterm-256color",
    ]
    let argv = arguments.map { strdup($0) } + [nil]
    let envp = variables.map { strdup($0) } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var process: pid_t = 0
    posix_spawn(&process, arguments[0], &actions, nil, argv, envp)
    return process
  }
}
