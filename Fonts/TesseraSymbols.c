// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The system symbol outlines, embedded by the C compiler like the fonts.
#include "TesseraSymbols.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpragmas"
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char symbols[] = {
#embed "Symbols/symbols.txt"
};

#pragma clang diagnostic pop

const unsigned char *tessera_symbol_bytes(size_t *count) {
  *count = sizeof(symbols);
  return symbols;
}
