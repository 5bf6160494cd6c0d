import Foundation

/// The few texts that this library brings itself, one table per language.
enum LibraryTexts {
  /// The text of a name in a locale; English where there is no table for the language.
  static func text(_ name: String, in locale: Locale) -> String? {
    let table = locale.language.languageCode?.identifier == "ko" ? korean : english
    return table[name] ?? english[name]
  }

  private static let english = [
    "true": "Yes",
    "false": "No",
    "cancel": "Cancel",
    "error.signin": "You need to sign in to continue.",
    "error.accountSetup": "You need to set up your account to continue.",
    "error.confirmation": "You need to confirm the action to continue.",
    "error.siri": "You need to allow the app to be used with the assistant.",
    "error.localNetwork": "You need to allow the app to use the local network.",
    "error.bluetooth": "You need to allow the app to use Bluetooth.",
    "error.photos": "You need to allow the app to use your photos.",
    "error.contacts": "You need to allow the app to use your contacts.",
    "error.location": "You need to allow the app to use your location.",
    "error.preciseLocation": "You need to allow the app to use your precise location.",
    "error.networkFailure": "You need to be connected to the internet to continue.",
    "error.partialFailure": "Not every action was completed.",
    "error.notAllowed": "This action isn’t allowed.",
    "error.unknown": "Something went wrong.",
    "error.unsupportedOnDevice": "This feature isn’t supported on this device.",
    "error.featureCurrentlyRestricted": "This feature is currently restricted.",
    "error.entityNotFound": "Nothing matched what you asked for.",
  ]

  private static let korean = [
    "true": "예",
    "false": "아니요",
    "cancel": "취소",
    "error.signin": "계속하려면 로그인해야 합니다.",
    "error.accountSetup": "계속하려면 계정을 설정해야 합니다.",
    "error.confirmation": "계속하려면 동작을 확인해야 합니다.",
    "error.siri": "앱을 비서와 함께 사용하도록 허용해야 합니다.",
    "error.localNetwork": "앱이 로컬 네트워크를 사용하도록 허용해야 합니다.",
    "error.bluetooth": "앱이 블루투스를 사용하도록 허용해야 합니다.",
    "error.photos": "앱이 사진을 사용하도록 허용해야 합니다.",
    "error.contacts": "앱이 연락처를 사용하도록 허용해야 합니다.",
    "error.location": "앱이 위치를 사용하도록 허용해야 합니다.",
    "error.preciseLocation": "앱이 정확한 위치를 사용하도록 허용해야 합니다.",
    "error.networkFailure": "계속하려면 인터넷에 연결되어 있어야 합니다.",
    "error.partialFailure": "일부 동작을 완료하지 못했습니다.",
    "error.notAllowed": "허용되지 않은 동작입니다.",
    "error.unknown": "문제가 발생했습니다.",
    "error.unsupportedOnDevice": "이 기기에서 지원하지 않는 기능입니다.",
    "error.featureCurrentlyRestricted": "현재 제한된 기능입니다.",
    "error.entityNotFound": "요청과 일치하는 항목이 없습니다.",
  ]
}

extension LocalizedStringResource {
  /// A text of ``LibraryTexts``.
  static func library(_ name: String) -> LocalizedStringResource {
    LocalizedStringResource(
      key: name, defaultValue: String.LocalizationValue(name), table: nil, locale: nil,
      bundle: .library)
  }
}
