/// The conditions under which a transcript is replayed.
///
/// What the header leaves out has a fixed value, so that a replay is the same everywhere.
package struct TranscriptSetting: Hashable, Sendable {
  package var title: String?
  /// The locale, `en-US` by default.
  package var locale: String
  /// Where the clock begins, by default 2026-01-01T00:00:00Z.
  ///
  /// It moves only by `@ wait`.
  package var time: TranscriptTime
  /// The name of the time zone, `UTC` by default.
  package var zone: String
  /// The folder to copy as the state of the conversation; nil for an empty state.
  package var stateFolder: String?
  /// The apps that take part; nil for all sample apps.
  package var apps: [String]?
  /// Whether a domain of the system goes before the apps, as on a device.
  package var isSystemFirst: Bool
  /// What chance begins with, 0 by default.
  package var seed: UInt64
  package var hasFacts: Bool
  package var tags: [String]
  /// Why the transcript is not to be run.
  package var skipReason: String?

  /// Takes a header's values; those that the parser would refuse count as left out.
  ///
  /// - Parameters:
  ///   - header: The header of the transcript.
  ///   - path: The transcript's file, beside which its state folders lie.
  package init(_ header: TranscriptHeader, path: String) {
    title = header[.title]
    locale = header[.locale] ?? "en-US"
    time = header[.time].flatMap { TranscriptTime($0) } ?? Self.firstMoment
    zone = header[.zone] ?? "UTC"
    if let state = header[.state], state != "fresh" {
      stateFolder = FilePath.folder(of: path) + "/States/" + state
    }
    apps = header[.apps].map(Self.words)
    isSystemFirst = header[.domains] == "system-first"
    seed = header[.seed].flatMap { UInt64($0) } ?? 0
    hasFacts = header.hasFacts
    tags = header[.tags].map(Self.words) ?? []
    skipReason = header[.skip]
  }

  private static func words(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == " " }.map(String.init)
  }

  private static let firstMoment = TranscriptTime(epochSeconds: 1_767_225_600, offsetSeconds: 0)
}
