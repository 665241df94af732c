// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#include "TesseraFontsScripts.h"
#include "TesseraFonts.h"
#include "coverage.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpragmas"
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "bytes.h"

#pragma clang diagnostic pop

#define FONT(file, name) \
  {name, file##_bytes, sizeof(file##_bytes), file##_blocks, sizeof(file##_blocks) / sizeof(file##_blocks[0]), 400, 0, 2, 0},

static TesseraFont fonts[] = {
#include "fonts.h"
};

__attribute__((constructor)) static void add(void) {
  for (size_t i = sizeof(fonts) / sizeof(fonts[0]); i > 0; i--) tessera_font_add(&fonts[i - 1]);
}
