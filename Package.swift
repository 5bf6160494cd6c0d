// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "behest",
  products: [
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "EventKit", targets: ["EventKit"]),
    .library(name: "IntentRecords", targets: ["IntentRecords"]),
    .library(name: "ReplayClock", targets: ["ReplayClock"]),
    .executable(name: "behest", targets: ["behest"]),
    .executable(name: "orders-server", targets: ["orders-server"]),
  ],
  targets: [
    // Leaves: bytes, documents, system calls.
    .target(name: "CSystem"),
    .target(name: "FileReading"),
    .target(name: "JSON"),
    .target(name: "StringCatalogs", dependencies: ["FileReading", "JSON"]),
    .target(name: "ExtensionProtocol", dependencies: ["CSystem", "JSON"]),
    .target(
      name: "JSONSchema", dependencies: ["JSON"],
      resources: [
        .embedInCode("MetaSchemas/schema.json"), .embedInCode("MetaSchemas/meta_core.json"),
        .embedInCode("MetaSchemas/meta_applicator.json"),
        .embedInCode("MetaSchemas/meta_unevaluated.json"),
        .embedInCode("MetaSchemas/meta_validation.json"),
        .embedInCode("MetaSchemas/meta_meta-data.json"),
        .embedInCode("MetaSchemas/meta_format-annotation.json"),
        .embedInCode("MetaSchemas/meta_format-assertion.json"),
        .embedInCode("MetaSchemas/meta_content.json"),
      ]),

    // What an app links.
    .target(
      name: "AppIntents",
      dependencies: ["CSystem", "ExtensionProtocol", "FileReading", "JSON", "StringCatalogs"]),
    .systemLibrary(
      name: "CLibical", pkgConfig: "libical", providers: [.apt(["libical-dev"])]),
    .target(
      name: "EventKit", dependencies: ["AppIntents", "CLibical", "ExtensionProtocol", "JSON"]),
    .target(name: "ReplayClock"),

    .target(
      name: "IntentRecords",
      dependencies: ["AppIntents", "ExtensionProtocol", "JSON", "JSONSchema", "SQLite"]),

    // The assistant: recognition, conversation, transcripts, terminal.
    .target(name: "IntentRecognition"),
    .target(
      name: "AssistantEngine",
      dependencies: [
        "CSystem", "ExtensionProtocol", "FileReading", "IntentRecognition", "JSON", "JSONSchema",
        "StringCatalogs",
      ],
      resources: [.embedInCode("Shortcuts/Shortcut.schema.json")]),
    .target(name: "Transcripts", dependencies: ["FileReading"]),
    .systemLibrary(
      name: "CLibedit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .target(name: "CEditLine", dependencies: ["CLibedit"]),
    .target(name: "LineEditing", dependencies: ["CEditLine"]),
    .target(
      name: "AssistantREPL",
      dependencies: [
        "AssistantEngine", "CSystem", "FileReading", "JSON", "JSONSchema", "LineEditing",
        "Transcripts",
      ]),
    .executableTarget(name: "behest", dependencies: ["AssistantREPL"]),
    .executableTarget(
      name: "behest-benchmarks",
      dependencies: [
        "AssistantEngine", "ExtensionProtocol", "IntentRecognition", "JSON", "JSONSchema",
      ]),

    // What the sample apps and their server stand on, as apps elsewhere stand on packages.
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "SQLite", dependencies: ["CSQLite"]),
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .target(name: "HTTPClient", dependencies: ["CCurl"]),
    .target(name: "FaultProxy"),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),

    // Sample apps: they see what an app on an Apple platform would see.
    .target(
      name: "Stays",
      dependencies: ["AppIntents", "EventKit", "HTTPClient", "ReplayClock", "SQLite"],
      path: "Sources/Samples/Stays", resources: [.copy("Localizable.xcstrings")]),
    .executableTarget(
      name: "StaysExtension", dependencies: ["AppIntents", "Stays"],
      path: "Sources/Samples/StaysExtension"),
    .target(
      name: "Orders",
      dependencies: [
        "AppIntents", "HTTPClient", "IntentRecords", "JSON", "JSONSchema", "ReplayClock", "SQLite",
      ],
      path: "Sources/Samples/Orders",
      resources: [.copy("Localizable.xcstrings"), .copy("StartOrder.schema.json")]),
    .executableTarget(
      name: "OrdersExtension", dependencies: ["AppIntents", "Orders"],
      path: "Sources/Samples/OrdersExtension"),
    // The system's own apps, which compete with the others for some words.
    .target(
      name: "SystemCalendar", dependencies: ["AppIntents", "EventKit", "ReplayClock"],
      path: "Sources/System/SystemCalendar", resources: [.copy("Localizable.xcstrings")]),
    .executableTarget(
      name: "CalendarExtension", dependencies: ["AppIntents", "SystemCalendar"],
      path: "Sources/System/CalendarExtension"),
    .target(
      name: "SystemReminders", dependencies: ["AppIntents", "ReplayClock", "SQLite"],
      path: "Sources/System/SystemReminders", resources: [.copy("Localizable.xcstrings")]),
    .executableTarget(
      name: "RemindersExtension", dependencies: ["AppIntents", "SystemReminders"],
      path: "Sources/System/RemindersExtension"),
    .target(
      name: "SystemClock",
      dependencies: ["AppIntents", "IntentRecognition", "ReplayClock", "SQLite"],
      path: "Sources/System/SystemClock", resources: [.copy("Localizable.xcstrings")]),
    .executableTarget(
      name: "ClockExtension", dependencies: ["AppIntents", "SystemClock"],
      path: "Sources/System/ClockExtension"),
    .target(
      name: "OrdersServer", dependencies: ["CMicroHTTPD", "FaultProxy", "JSON", "SQLite"],
      path: "Sources/Samples/OrdersServer"),
    .executableTarget(
      name: "orders-server", dependencies: ["OrdersServer"],
      path: "Sources/Samples/orders-server"),

    // Apps for tests of the door; their names do not end in `Extension`, so Behest does not find them.
    .executableTarget(
      name: "SeedApp", dependencies: ["AppIntents"], path: "Tests/Fixtures/SeedApp",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "LegacyApp", dependencies: ["AppIntents", "ReplayClock"],
      path: "Tests/Fixtures/LegacyApp",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "MainActorApp", dependencies: ["AppIntents"], path: "Tests/Fixtures/MainActorApp",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "FaultyApp", dependencies: ["AppIntents"], path: "Tests/Fixtures/FaultyApp"),

    .testTarget(name: "JSONTests", dependencies: ["JSON"]),
    .testTarget(name: "StringCatalogsTests", dependencies: ["JSON", "StringCatalogs"]),
    .testTarget(
      name: "ExtensionProtocolTests", dependencies: ["CSystem", "ExtensionProtocol", "JSON"]),
    .testTarget(name: "JSONSchemaTests", dependencies: ["JSON", "JSONSchema"]),
    .testTarget(
      name: "AppIntentsTests",
      dependencies: [
        "AppIntents", "CSystem", "ExtensionProtocol", "FaultyApp", "JSON", "LegacyApp",
        "MainActorApp", "SeedApp", "StringCatalogs", "TerminalTestSupport",
      ]),
    .testTarget(
      name: "EventKitTests", dependencies: ["AppIntents", "EventKit", "ExtensionProtocol"]),
    .testTarget(
      name: "StaysTests",
      dependencies: [
        "AppIntents", "EventKit", "ExtensionProtocol", "FaultProxy", "IntentRecognition", "JSON",
        "OrdersServer", "Stays", "StringCatalogs",
      ]),
    .testTarget(
      name: "SystemAppsTests",
      dependencies: [
        "AppIntents", "EventKit", "ExtensionProtocol", "JSON", "StringCatalogs", "SystemCalendar",
        "SystemClock", "SystemReminders",
      ]),
    .testTarget(name: "SQLiteTests", dependencies: ["SQLite"]),
    .testTarget(
      name: "IntentRecordsTests",
      dependencies: ["AppIntents", "ExtensionProtocol", "IntentRecords", "JSON"]),
    .testTarget(
      name: "OrdersTests",
      dependencies: [
        "AppIntents", "ExtensionProtocol", "FaultProxy", "HTTPClient", "IntentRecords", "Orders",
        "OrdersServer", "SQLite", "TerminalTestSupport",
      ]),
    .testTarget(
      name: "OrdersAppTests",
      dependencies: [
        "AppIntents", "CSystem", "ExtensionProtocol", "FaultProxy", "IntentRecords", "JSON",
        "JSONSchema", "Orders", "OrdersExtension", "OrdersServer", "StringCatalogs",
        "TerminalTestSupport",
      ]),
    .testTarget(
      name: "OrdersServerTests",
      dependencies: ["FaultProxy", "HTTPClient", "JSON", "OrdersServer", "orders-server"]),
    .testTarget(
      name: "HTTPClientTests", dependencies: ["FaultProxy", "HTTPClient", "TerminalTestSupport"]),
    .testTarget(name: "IntentRecognitionTests", dependencies: ["IntentRecognition"]),
    .testTarget(
      name: "AssistantREPLTests", dependencies: ["AssistantEngine", "AssistantREPL"]),
    .testTarget(
      name: "ConversationTests",
      dependencies: [
        "AssistantEngine", "AssistantREPL", "CalendarExtension", "ClockExtension",
        "ExtensionProtocol", "FaultyApp", "IntentRecognition", "OrdersExtension",
        "RemindersExtension", "StaysExtension", "TerminalTestSupport", "Transcripts", "behest",
        "orders-server",
      ]),
    .testTarget(name: "TranscriptsTests", dependencies: ["Transcripts"]),
    .executableTarget(
      name: "line-editing-fixture", dependencies: ["LineEditing"],
      path: "Tests/Fixtures/LineEditingFixture"),
    .target(name: "TerminalTestSupport", path: "Tests/TerminalTestSupport"),
    .testTarget(
      name: "LineEditingTests",
      dependencies: ["LineEditing", "TerminalTestSupport", "line-editing-fixture"]),
    .testTarget(
      name: "AssistantEngineTests",
      dependencies: [
        "AppIntents", "AssistantEngine", "ExtensionProtocol", "IntentRecognition", "JSON",
        "StringCatalogs", "TerminalTestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// With FUZZ=1 the parsers are built for libFuzzer: swift build -c release --product schema-fuzzer,
// or --product recognition-fuzzer.
if Context.environment["FUZZ"] == "1" {
  package.targets += [
    .executableTarget(
      name: "schema-fuzzer", dependencies: ["JSON", "JSONSchema"],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
    .executableTarget(
      name: "recognition-fuzzer", dependencies: ["IntentRecognition"],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
  ]
  let fuzzed = ["JSON", "JSONSchema", "schema-fuzzer", "IntentRecognition", "recognition-fuzzer"]
  for target in package.targets where fuzzed.contains(target.name) {
    target.swiftSettings = [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])]
  }
}

// The fixtures are apps by others, who need none of these.
let isFixture = { (target: Target) in target.path?.hasPrefix("Tests/Fixtures/") ?? false }
for target in package.targets where target.type != .system && !isFixture(target) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
