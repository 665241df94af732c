// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The core's emoji font. The TesseraFontsEmoji product defines the same function for the complete font. The linker
// prefers that definition and drops this six-megabyte subset, so no program contains both fonts.
#include "TesseraFonts.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpragmas"
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wc23-extensions"

// Places the bytes and the function in separate sections because the linker can drop only whole sections.
#ifdef __ELF__
#define IN_SECTION(name) __attribute__((section(name)))
#else
#define IN_SECTION(name)
#endif

static const unsigned char bytes[] IN_SECTION(".rodata.tessera_emoji_subset") = {
#embed "Files/NotoColorEmoji-subset.ttf"
};

#pragma clang diagnostic pop

__attribute__((weak)) IN_SECTION(".text.tessera_emoji_subset") TesseraFontBytes tessera_emoji_bytes(void) {
  TesseraFontBytes font = {bytes, sizeof(bytes)};
  return font;
}
