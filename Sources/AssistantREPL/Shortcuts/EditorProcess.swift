import Glibc

/// Runs the person's editor, which has the terminal meanwhile.
enum EditorProcess {
  /// Whether the editor ended well.
  static func run(_ editor: String, on file: String) -> Bool {
    // The variable may hold options, so a shell takes it apart, as git has it.
    let words = ["sh", "-c", editor + " \"$@\"", "sh", file]
    let arguments = words.map { strdup($0) } + [nil]
    defer { for text in arguments { free(text) } }
    var process: pid_t = 0
    guard posix_spawn(&process, "/bin/sh", nil, nil, arguments, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return false }
    }
    return status == 0
  }
}
