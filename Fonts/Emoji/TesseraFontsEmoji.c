// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#include "TesseraFontsEmoji.h"
#include "TesseraFonts.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpragmas"
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "Files/NotoColorEmoji.ttf"
};

#pragma clang diagnostic pop

// Overrides the weak definition in the core.
TesseraFontBytes tessera_emoji_bytes(void) {
  TesseraFontBytes font = {bytes, sizeof(bytes)};
  return font;
}
