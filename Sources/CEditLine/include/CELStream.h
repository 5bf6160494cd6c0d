#pragma once

#include <stddef.h>

/// The streams of stdio, which Swift 6 refuses to touch because they are global variables.
typedef enum __attribute__((enum_extensibility(closed))) CELStream : int {
  CELStreamOutput = 1,
  CELStreamError = 2,
} CELStream;

/// Writes bytes through stdio, as libedit does; `write(2)` would overtake what it has buffered.
void cel_write(CELStream stream, const char *_Nonnull bytes, size_t count);

/// Hands what is buffered to the system.
void cel_flush(CELStream stream);
