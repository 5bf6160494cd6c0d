// Word for word from the seed document.
// swift-format-ignore-file

import AppIntents

@main
struct YGAppIntentsExtension: AppIntentsExtension {
}
