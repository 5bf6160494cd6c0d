import ExtensionProtocol

/// One of the ways that ``AppIntent/requestChoice(between:dialog:)`` offers.
public struct IntentChoiceOption: Hashable, Sendable {
  /// How a way is marked.
  public enum Style: Hashable, Sendable {
    case `default`
    case destructive
    case cancel
  }

  /// The way's name.
  public let title: LocalizedStringResource
  /// How it is marked.
  public let style: Style

  /// Makes a way.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// The way out, which ends the intent.
  public static let cancel = IntentChoiceOption(title: .library("cancel"), style: .cancel)

  /// A way out by a name of the app's.
  public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
    IntentChoiceOption(title: title, style: .cancel)
  }

  /// The option as it crosses to the assistant.
  func option(in rendering: TextRendering) -> ChoiceOption {
    let style: ChoiceOption.Style =
      switch style {
      case .default: .default
      case .destructive: .destructive
      case .cancel: .cancel
      }
    return ChoiceOption(title: rendering.text(of: title), style: style)
  }
}
