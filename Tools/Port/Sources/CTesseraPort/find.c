// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The C library's `memmem` is fast even in debug builds, but is not visible to Swift.
#define _GNU_SOURCE
#include "CTesseraPort.h"

#include <string.h>

const void *tessera_find(const void *hay, size_t hay_size, const void *needle, size_t needle_size) {
  return memmem(hay, hay_size, needle, needle_size);
}
