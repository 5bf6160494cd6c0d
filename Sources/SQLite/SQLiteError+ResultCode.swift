import CSQLite

extension SQLiteError {
  /// The error that an extended result code stands for.
  init(resultCode code: Int32) {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged
    case SQLITE_FULL: self = .full
    case SQLITE_CONSTRAINT: self = .constraint
    default: self = .failed(code: Int(code))
    }
  }
}
