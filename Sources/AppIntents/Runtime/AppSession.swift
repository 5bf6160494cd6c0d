package import ExtensionProtocol
import Foundation
import Synchronization

/// The conversation that a request stands in, as the app's code may ask about it.
package final class AppSession: Sendable {
  /// The session of the request that the code runs in; nil outside one.
  @TaskLocal package static var current: AppSession?

  /// The newest session of the process, for code that has left its request's task.
  private static let latest = Mutex<AppSession?>(nil)

  package let locale: Locale
  /// The conversation's clock, when it is a fixed one.
  package let now: Date?
  package let isVoiceOnly: Bool
  package let strings: AppStrings
  let peer: Peer?
  let context: SessionContext
  private let donation = Mutex(DonationState.notWanted)
  private let permissions: Mutex<[String: PermissionStatus]>

  package init(_ context: SessionContext, strings: AppStrings = .none, peer: Peer? = nil) {
    self.context = context
    locale = Locale(identifier: context.locale)
    now = context.now.map(Date.init(timeIntervalSince1970:))
    isVoiceOnly = context.isVoiceOnly
    self.strings = strings
    self.peer = peer
    permissions = Mutex(context.permissions)
  }

  /// The session of the code's request, else the newest one of the process.
  package static var latestOrCurrent: AppSession? { current ?? latest.withLock(\.self) }

  /// Makes this session the one that code outside a request sees.
  func becomeLatest() { AppSession.latest.withLock { $0 = self } }

  package var rendering: TextRendering { TextRendering(strings: strings, locale: locale) }

  /// What the person has said to a kind of access, as far as this session knows.
  package func permission(_ kind: String) -> PermissionStatus {
    permissions.withLock { $0[kind] } ?? .notDetermined
  }

  func setPermission(_ kind: String, _ status: PermissionStatus) {
    permissions.withLock { $0[kind] = status }
  }

  /// What has become of the request's vocabulary.
  private enum DonationState {
    case notWanted, wanted
    /// The request has been answered.
    case over
  }

  /// Has the vocabulary sent before the request's reply; false when the reply is on its way.
  @discardableResult func wantDonation() -> Bool {
    donation.withLock { state in
      if state == .over { return false }
      state = .wanted
      return true
    }
  }

  /// Ends the request; true when the vocabulary is to be sent first.
  func endRequest() -> Bool {
    donation.withLock { state in
      defer { state = .over }
      return state == .wanted
    }
  }
}
