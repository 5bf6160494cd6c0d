extension TranscriptDocument {
  /// Reads a file.
  package init(contentsOfFile path: String) throws(TranscriptFileError) {
    let bytes = try TranscriptFile.read(path)
    do throws(TranscriptSyntaxError) {
      try self.init(parsing: bytes)
    } catch {
      throw .syntax(error)
    }
  }
}
