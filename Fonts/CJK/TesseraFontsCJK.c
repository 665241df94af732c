// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#include "TesseraFontsCJK.h"
#include "TesseraFonts.h"
#include "coverage.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpragmas"
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "Files/NotoSansCJKjp-subset.otf"
};

#pragma clang diagnostic pop

static TesseraFont font = {
    "Noto Sans CJK", bytes, sizeof(bytes), NotoSansCJKjp_subset_blocks,
    sizeof(NotoSansCJKjp_subset_blocks) / sizeof(NotoSansCJKjp_subset_blocks[0]), 400, 0, 1, 0};

__attribute__((constructor)) static void add(void) { tessera_font_add(&font); }
