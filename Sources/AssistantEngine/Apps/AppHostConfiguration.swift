/// What the apps of a conversation stand on.
package struct AppHostConfiguration: Sendable {
  package var registry: AppRegistry
  package var folders: PhraseFolders
  package var state: StateFolder
  /// The file in which the index of phrases and values is kept for the next start; nil for none.
  package var index: String?
  /// The apps that take part, by id; nil for all.
  package var only: [String]?
  package var limits: AppLimits
  /// How an executable is started.
  package var door: @Sendable (_ path: String) -> any AppDoor
  /// Where to say what happens beside the conversation.
  package var report: @Sendable (AppReport) -> Void

  package init(
    registry: AppRegistry, folders: PhraseFolders, state: StateFolder, index: String? = nil,
    only: [String]? = nil, limits: AppLimits = AppLimits(),
    door: @escaping @Sendable (_ path: String) -> any AppDoor,
    report: @escaping @Sendable (AppReport) -> Void = { _ in }
  ) {
    self.registry = registry
    self.folders = folders
    self.state = state
    self.index = index
    self.only = only
    self.limits = limits
    self.door = door
    self.report = report
  }
}
