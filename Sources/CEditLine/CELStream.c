#include "CELStream.h"

#include <stdio.h>

static FILE *file(CELStream stream) { return stream == CELStreamOutput ? stdout : stderr; }

void cel_write(CELStream stream, const char *bytes, size_t count) {
  fwrite(bytes, 1, count, file(stream));
}

void cel_flush(CELStream stream) { fflush(file(stream)); }
