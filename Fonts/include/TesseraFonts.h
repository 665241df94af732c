// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The bundled fonts as bytes of the program itself: no bundle lookup, no file access, no copy.
// The pages are read from disk only when a font is used.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include "TesseraSymbols.h"

/// Fonts that are asked for by role: one entry each.
typedef enum {
  TesseraFontInterRoman = 0,
  TesseraFontInterItalic,
  TesseraFontArimo,
  TesseraFontJetBrainsMonoRegular,
  TesseraFontJetBrainsMonoBold,
  TesseraFontNotoSerifRoman,
  TesseraFontNotoSerifItalic,
  TesseraFontNunitoRoman,
  TesseraFontCount
} TesseraFontFile;

typedef struct {
  const unsigned char *bytes;
  size_t count;
} TesseraFontBytes;

/// The bytes of one bundled font file, or no bytes for a number that names none. They live as long as the program.
TesseraFontBytes tessera_font_bytes(TesseraFontFile file);

/// A font for characters that the one asked for lacks, from this package or from a product that the program links.
typedef struct TesseraFont {
  /// The name that people read: "Noto Sans Thai UI".
  const char *name;
  const unsigned char *bytes;
  size_t count;
  /// The blocks of 256 code points in which the font has characters, ascending; a font is opened only for those.
  /// Empty for fonts of emoji, which are found by their role.
  const uint16_t *blocks;
  size_t blockCount;
  /// 400 or 700.
  uint16_t weight;
  /// Whether its glyphs are coloured pictures.
  uint8_t isEmoji;
  /// Fonts are asked in ascending order of this number: 0 for the core's, others for products.
  uint8_t order;
  /// The next in no particular order; set by `tessera_font_add`.
  const struct TesseraFont *next;
} TesseraFont;

/// The bytes of the emoji font: a subset, or the whole font in programs that link TesseraFontsEmoji.
TesseraFontBytes tessera_emoji_bytes(void);

/// Makes a font known. Called by constructors before `main`, so that linking a product is all that it takes. The font must
/// live as long as the program.
void tessera_font_add(TesseraFont *font);

/// The first of the fonts for missing characters; NULL where there is none.
const TesseraFont *tessera_font_first(void);
