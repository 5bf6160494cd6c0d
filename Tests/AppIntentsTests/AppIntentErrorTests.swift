import Foundation
import Testing

@testable import AppIntents

struct AppIntentErrorTests {
  @Test(arguments: AppIntentError.Known.allCases)
  func `every known error has words in English and in Korean`(_ known: AppIntentError.Known) {
    let resource = AppIntentError(.known(known)).localizedStringResource
    let english = TextRendering(strings: .none, locale: Locale(identifier: "en")).text(of: resource)
    let korean = TextRendering(strings: .none, locale: Locale(identifier: "ko")).text(of: resource)
    #expect(english.hasSuffix("."))
    #expect(!english.hasPrefix("error."))
    #expect(korean.hasSuffix("니다."))
  }

  @Test func `errors are equal when they stand for the same thing`() {
    #expect(AppIntentError.Unrecoverable.notAllowed == AppIntentError.Unrecoverable.notAllowed)
    #expect(AppIntentError.Unrecoverable.notAllowed != AppIntentError.Unrecoverable.unknown)
    #expect(AppIntentError.restartPerform == .restartPerform)
    let intent = AskIntent()
    #expect(intent.$word.needsValueError("Which?") == intent.$word.needsValueError("Which?"))
    #expect(intent.$word.needsValueError() != intent.$coffee.needsValueError())
  }
}
