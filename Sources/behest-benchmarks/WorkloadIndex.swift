import Glibc
import IntentRecognition

/// The index of a workload, in a file of its own while the benchmark runs.
///
/// It is built by another process of this program, so that the memory that building takes is not
/// counted to matching, which only maps the file.
struct WorkloadIndex {
  let recognizer: Recognizer
  let buildMilliseconds: Double
  let openMilliseconds: Double
  let size: Int

  init(_ options: Options) throws(WorkloadError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let path = "\(folder)/behest-benchmark-\(getpid()).index"
    defer { unlink(path) }
    buildMilliseconds = try Self.spawn(["build-index", "--workload", options.workload, path])
    let built = Stopwatch.nanoseconds()
    guard let recognizer = IndexFile(path: path, fingerprint: 1).open() else {
      throw .notBuilt("it cannot be opened")
    }
    let opened = Stopwatch.nanoseconds()
    self.recognizer = recognizer
    openMilliseconds = Double(opened - built) / 1e6
    var status = stat()
    stat(path, &status)
    size = Int(status.st_size)
  }

  /// Runs this program and returns the milliseconds that it prints.
  private static func spawn(_ arguments: [String]) throws(WorkloadError) -> Double {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .notBuilt("no pipe") }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var child: pid_t = 0
    var pointers = (["behest-benchmarks"] + arguments).map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    let code = posix_spawn(&child, "/proc/self/exe", &actions, nil, &pointers, environ)
    close(ends[1])
    guard code == 0 else { throw .notBuilt("no process") }
    var output = [UInt8](repeating: 0, count: 64)
    let length = max(0, read(ends[0], &output, output.count))
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let text = String(decoding: output.prefix(length).prefix { $0 != 0x0A }, as: UTF8.self)
    guard status == 0, let milliseconds = Double(text) else {
      throw .notBuilt("the building process failed")
    }
    return milliseconds
  }
}
