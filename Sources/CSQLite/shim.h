#pragma once

#include <sqlite3.h>

/// `SQLITE_TRANSIENT` is a cast that Swift cannot import: SQLite makes its own copy of the bytes.
static inline int csqlite_bindText(sqlite3_stmt *_Nonnull statement, int index,
                                   const char *_Nonnull bytes, int count) {
  return sqlite3_bind_text(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// As above, for bytes that are no text. No bytes are a blob as well, not NULL.
static inline int csqlite_bindBlob(sqlite3_stmt *_Nonnull statement, int index,
                                   const void *_Nullable bytes, int count) {
  if (count == 0) return sqlite3_bind_zeroblob(statement, index, 0);
  return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}
