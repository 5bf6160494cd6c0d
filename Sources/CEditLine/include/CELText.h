#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Adopts the charset of the environment for decoding, or UTF-8 where that has none.
///
/// Swift never calls `setlocale(3)`, and in the C locale libedit drops every byte that is not ASCII.
/// Only LC_CTYPE is touched.
///
/// @return Whether the environment itself asks for UTF-8.
bool cel_adoptCharset(void);

/// The number of columns that a code point takes, 0 for one that combines, -1 for a control.
///
/// A function of its own because Swift imports `wchar_t` as `Unicode.Scalar`, which a terminal's
/// input need not be.
int cel_columnsOfCodePoint(uint32_t codePoint);
