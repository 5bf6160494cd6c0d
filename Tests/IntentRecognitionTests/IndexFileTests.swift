import Glibc
import IntentRecognition
import Synchronization
import Testing

struct IndexFileTests {
  /// A folder for one test, removed with it.
  private final class Folder {
    let path: String
    init() {
      var template = Array("/tmp/behest-index-XXXXXX".utf8CString)
      path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
    }
    var file: String { path + "/index" }
    deinit {
      unlink(file)
      rmdir(path)
    }
  }

  private static let utterances = [
    "save reservations to calendar with Stays", "예약 내역을 캘린더에 저장", "order oat mlik with Orders",
    "order two large oat milks with Orders", "여기어때 부산 예약내역 체크인 날짜 말해줘", "tell me a joke",
  ]

  private func build(_ file: IndexFile) throws {
    try file.build { builder in
      builder.add(SampleApps.stays)
      builder.add(SampleApps.orders)
      for vocabulary in SampleApps.vocabularies { builder.add(vocabulary) }
    }
  }

  private func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }

  private func write(_ bytes: [UInt8], _ path: String) {
    guard let file = fopen(path, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  @Test func `gives the readings that an index in memory gives`() throws {
    let folder = Folder()
    let file = IndexFile(path: folder.file, fingerprint: 7)
    try build(file)
    let mapped = try #require(file.open())
    for utterance in Self.utterances {
      let options = RecognitionOptions(locale: "ko")
      #expect(
        mapped.readings(of: utterance, options: options)
          == SampleApps.recognizer.readings(of: utterance, options: options))
    }
  }

  @Test func `notices what is damaged, cut short, older or out of date`() throws {
    let folder = Folder()
    let file = IndexFile(path: folder.file, fingerprint: 7)
    try build(file)
    let whole = bytes(folder.file)
    #expect(whole.starts(with: "BEHESTIX".utf8))
    #expect(file.open() != nil)
    #expect(IndexFile(path: folder.file, fingerprint: 8).open() == nil)
    var damaged: [[UInt8]] = [
      [], Array(whole.dropLast()), Array(whole.dropLast(64)), Array(whole.prefix(63)),
    ]
    for position in [0, 8, 16, 24, 32, 100, whole.count / 2, whole.count - 1] {
      var copy = whole
      copy[position] ^= 1
      damaged.append(copy)
    }
    for bytes in damaged {
      write(bytes, folder.file)
      #expect(file.open() == nil)
    }
    let sources = SampleApps.vocabularies.map { VocabularySource($0) }
    let rebuilt = file.recognizer(
      apps: [SampleApps.stays, SampleApps.orders], vocabularies: sources)
    #expect(
      !rebuilt.readings(of: Self.utterances[0], options: RecognitionOptions(locale: "en")).isEmpty)
    #expect(file.open() != nil)
  }

  @Test func `works without a file where none can be written`() {
    let file = IndexFile(path: "/dev/null/index", fingerprint: 1)
    let recognizer = file.recognizer(apps: [SampleApps.stays], vocabularies: [])
    #expect(
      !recognizer.readings(of: Self.utterances[0], options: RecognitionOptions(locale: "en"))
        .isEmpty)
    #expect(throws: IndexFileError.self) { try build(file) }
  }

  @Test func `reads only the values that have changed`() throws {
    let folder = Folder()
    let file = IndexFile(path: folder.file, fingerprint: 7)
    let asked = Mutex<[String]>([])
    func sources(tea: UInt64) -> [VocabularySource] {
      let others = SampleApps.vocabularies.filter { $0.id != SampleApps.product }
      let entries = [VocabularyEntry(id: "tea\(tea)", title: "Green Tea")]
      return (others + [Vocabulary(id: SampleApps.product, locale: "en", entries: entries)]).map {
        vocabulary in
        var source = VocabularySource(vocabulary)
        if vocabulary.id == SampleApps.product { source.fingerprint = tea }
        source.entries = {
          asked.withLock { $0.append(vocabulary.id.type) }
          return vocabulary.entries
        }
        return source
      }
    }
    func start(tea: UInt64) -> (read: [String], tea: [String]?, busan: [String]?) {
      asked.withLock { $0 = [] }
      let recognizer = file.recognizer(
        apps: [SampleApps.stays, SampleApps.orders], vocabularies: sources(tea: tea))
      func captures(_ utterance: String) -> [String]? {
        recognizer.readings(of: utterance, options: RecognitionOptions(locale: "en"))
          .first?.captures.first?.candidates
      }
      return (
        asked.withLock { $0 }, captures("order green tea with Orders"),
        captures("when do I check in in Busan with Stays")
      )
    }
    #expect(start(tea: 1).read.count == SampleApps.vocabularies.count)
    #expect(start(tea: 1).read == [])
    let changed = start(tea: 2)
    #expect(changed.read == [SampleApps.product.type])
    #expect(changed.tea == ["tea2"])
    #expect(changed.busan == ["dummy-1"])
    let again = start(tea: 2)
    #expect(again.read == [])
    #expect(again.tea == ["tea2"])
    #expect(again.busan == ["dummy-1"])
  }

  @Test func `replaces the values of a type and nothing else`() {
    let options = RecognitionOptions(locale: "en")
    let changed = SampleApps.recognizer.replacing(
      Vocabulary(
        id: SampleApps.product, locale: "en",
        entries: [VocabularyEntry(id: "tea", title: "Green Tea")]))
    func values(_ recognizer: Recognizer, _ utterance: String) -> [String]? {
      recognizer.readings(of: utterance, options: options).first?.captures.first?.candidates
    }
    #expect(values(changed, "order green tea with Orders") == ["tea"])
    #expect(values(changed, "order oat milk with Orders") == [])
    #expect(values(changed, "when do I check in in Busan with Stays") == ["dummy-1"])
    #expect(values(SampleApps.recognizer, "order oat milk with Orders") == ["oat"])
    let again = changed.replacing(
      Vocabulary(
        id: SampleApps.product, locale: "ko", entries: [VocabularyEntry(id: "tea", title: "녹차")]))
    #expect(values(again, "order 녹차 with Orders") == ["tea"])
    #expect(values(again, "order green tea with Orders") == ["tea"])
  }
}
