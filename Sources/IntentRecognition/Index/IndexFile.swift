private import Glibc

/// An index in a file, from which it is mapped into memory and shared between processes.
package struct IndexFile: Sendable {
  package var path: String
  /// Stands for what the index is built from; an index with another one is out of date.
  package var fingerprint: UInt64

  package init(path: String, fingerprint: UInt64) {
    self.path = path
    self.fingerprint = fingerprint
  }

  /// Maps the index; nil when there is none, or it is damaged, cut short, of another version or
  /// out of date: build it again.
  package func open() -> Recognizer? {
    guard let bytes = IndexBytes(mapping: path), let header = IndexHeader.read(bytes),
      header.fingerprint == fingerprint
    else { return nil }
    return Recognizer(RecognitionIndex(bytes, phraseOffset: Int(header.phraseOffset)))
  }

  /// Maps the index, built and written first where that is needed; where it cannot be written, it
  /// is built in memory.
  package func recognizer(
    apps: @autoclosure () -> [RecognizableApp], vocabularies: @autoclosure () -> [Vocabulary]
  ) -> Recognizer {
    if let recognizer = open() { return recognizer }
    let (apps, vocabularies) = (apps(), vocabularies())
    do {
      try build { builder in
        for app in apps { builder.add(app) }
        for vocabulary in vocabularies { builder.add(vocabulary) }
      }
      if let recognizer = open() { return recognizer }
    } catch {
      // The folder may be read-only or the disk full; the conversation goes on without the file.
    }
    return Recognizer(apps: apps, vocabularies: vocabularies)
  }

  /// Builds the index into the file, which is replaced as a whole once everything is in it.
  package func build(_ body: (inout IndexBuilder) -> Void) throws(IndexFileError) {
    let temporary = "\(path).\(getpid()).new"
    let descriptor = Glibc.open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .notWritten(path: temporary, code: errno) }
    var output = FileOutput(descriptor: descriptor)
    output.write([UInt8](repeating: 0, count: IndexHeader.stride))
    let shared = SharedOutput(output)
    var builder = IndexBuilder { shared.output.write($0) }
    body(&builder)
    let header = builder.finish(fingerprint: fingerprint)
    withUnsafeBytes(of: header) { shared.output.write(Array($0), at: 0) }
    let code = shared.output.finish()
    guard code == 0, rename(temporary, path) == 0 else {
      let failure = code == 0 ? errno : code
      unlink(temporary)
      throw .notWritten(path: path, code: failure)
    }
  }

  /// The file while it is written.
  private final class SharedOutput {
    var output: FileOutput
    init(_ output: FileOutput) { self.output = output }
  }
}

/// A file that is written from front to back.
private struct FileOutput {
  private let descriptor: Int32
  private var code: Int32 = 0

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  mutating func write(_ bytes: [UInt8], at position: Int? = nil) {
    guard code == 0 else { return }
    bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count, let base = bytes.baseAddress {
        let count =
          position.map { pwrite(descriptor, base + done, bytes.count - done, off_t($0 + done)) }
          ?? Glibc.write(descriptor, base + done, bytes.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          code = errno
          return
        }
        done += count
      }
    }
  }

  /// Closes the file and returns the first error, or 0; a file that a crash cuts short is noticed
  /// by its checksum, so nothing waits for the disk.
  mutating func finish() -> Int32 {
    if close(descriptor) != 0, code == 0 { code = errno }
    return code
  }
}
