private import Glibc

/// An index in a file, from which it is mapped into memory and shared between processes.
package struct IndexFile: Sendable {
  package var path: String
  /// Stands for the phrases that the index is built from; an index of others is out of date.
  package var fingerprint: UInt64

  package init(path: String, fingerprint: UInt64) {
    self.path = path
    self.fingerprint = fingerprint
  }

  /// Maps the index; nil when there is none, or it is damaged, cut short, of another version or
  /// out of date: build it again.
  package func open() -> Recognizer? {
    guard let bytes = IndexBytes(mapping: path),
      let header = IndexHeader.read(bytes, fingerprint: fingerprint)
    else { return nil }
    return Recognizer(RecognitionIndex(bytes, header))
  }

  /// Maps the index with the values as they are now.
  ///
  /// Values that have changed are read, and the file is written again with the rest copied; an
  /// index that cannot be used is built anew. Where the file cannot be written, the recognizer is
  /// the same without it.
  package func recognizer(apps: [RecognizableApp], vocabularies: [VocabularySource]) -> Recognizer {
    if let index = open()?.index, let updated = index.updated(from: vocabularies) {
      // What cannot be written now is tried again next time.
      if updated !== index { try? write { updated.write(to: &$0) } }
      return Recognizer(updated)
    }
    let recognizer = Recognizer(apps: apps, vocabularies: vocabularies, fingerprint: fingerprint)
    try? write { recognizer.index.write(to: &$0) }
    return recognizer
  }

  /// Builds the index into the file, values as they are added.
  package func build(_ body: (inout IndexBuilder) -> Void) throws(IndexFileError) {
    try write { assembler in
      var builder = IndexBuilder(assembler)
      body(&builder)
      return builder.finish(fingerprint: fingerprint)
    }
  }

  /// Writes a file of its owner's, which takes the place of the one that is there once all is in it.
  private func write(
    _ body: (inout IndexAssembler) -> IndexHeader
  ) throws(IndexFileError) {
    var template = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .notWritten(path: path, code: errno) }
    let temporary = template
    let output = FileOutput(descriptor: descriptor)
    let room = [UInt8](repeating: 0, count: IndexHeader.stride)
    room.withUnsafeBytes { output.write($0) }
    var assembler = IndexAssembler { output.write($0) }
    let header = body(&assembler)
    withUnsafeBytes(of: header) { output.write($0, at: 0) }
    let code = output.finish()
    guard code == 0, rename(temporary, path) == 0 else {
      let failure = code == 0 ? errno : code
      unlink(temporary)
      throw .notWritten(path: path, code: failure)
    }
  }
}

/// A file that is written from front to back.
private final class FileOutput {
  private let descriptor: Int32
  private var code: Int32 = 0

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  func write(_ bytes: UnsafeRawBufferPointer, at position: Int? = nil) {
    guard code == 0 else { return }
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

  /// Closes the file and returns the first error, or 0; a file that a crash cuts short is noticed
  /// by its checksum, so nothing waits for the disk.
  func finish() -> Int32 {
    if close(descriptor) != 0, code == 0 { code = errno }
    return code
  }
}
