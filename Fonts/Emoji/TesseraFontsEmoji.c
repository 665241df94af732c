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

static TesseraFont font = {"Noto Color Emoji", bytes, sizeof(bytes), 0, 0, 400, 1, 1, 0};

__attribute__((constructor)) static void add(void) { tessera_font_add(&font); }
