#define _GNU_SOURCE
#include "CELText.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <wchar.h>

static bool charsetIsUTF8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

/// The locale that the environment names for LC_CTYPE, which need not be installed.
static const char *requestedLocale(void) {
  static const char *const variables[] = {"LC_ALL", "LC_CTYPE", "LANG"};
  for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
    const char *value = getenv(variables[i]);
    if (value && *value) return value;
  }
  return "C";
}

bool cel_adoptCharset(void) {
  if (setlocale(LC_CTYPE, "") && charsetIsUTF8()) return true;
  static const char *const fallbacks[] = {"C.UTF-8", "C.utf8", "en_US.UTF-8"};
  for (size_t i = 0; i < sizeof fallbacks / sizeof *fallbacks; i++) {
    if (setlocale(LC_CTYPE, fallbacks[i]) && charsetIsUTF8()) break;
  }
  // "ko_KR.UTF-8" says what the terminal speaks even where that locale is not installed.
  const char *charset = strchr(requestedLocale(), '.');
  return charset && (strncasecmp(charset, ".UTF-8", 6) == 0 || strncasecmp(charset, ".UTF8", 5) == 0);
}

int cel_columnsOfCodePoint(uint32_t codePoint) { return wcwidth((wchar_t)codePoint); }
