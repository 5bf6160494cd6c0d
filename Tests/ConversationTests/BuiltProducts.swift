import AssistantEngine
import AssistantREPL
import Foundation

/// Where the built programs and the package's own files are.
enum BuiltProducts {
  /// The folder of the test bundle, beside which the products lie.
  static let folder: URL = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return (bundle.map { URL(fileURLWithPath: $0) } ?? own).deletingLastPathComponent()
  }()

  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A stage for transcripts, which knows nothing of the machine's own Behest.
  static let stage: ReplayStage = {
    let temporary = FileManager.default.temporaryDirectory.path
    var settings = AssistantSettings(
      executableFolder: folder.path, environment: ["PATH": "/usr/bin:/bin"], conversation: .replay,
      state: StateFolder(root: temporary + "/behest-nothing-here"),
      registryFolder: temporary + "/behest-nothing-here/apps",
      phrases: PhraseFolders(
        given: package.path + "/phrases", executable: folder.path + "/behest",
        working: package.path),
      zone: .utc, locale: "en-US", expectedApps: BundledApps.ids)
    // Tests share few threads; what is said must not depend on how busy they are.
    settings.limits = AppLimits(
      slow: nil, perform: .seconds(300), query: .seconds(300), handshake: .seconds(300))
    return ReplayStage(settings: settings, temporaryFolder: temporary)
  }()
}
