// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The bundled fonts as bytes of the program: no bundle lookup, no file access, no copy. Pages are read from disk only when a
// font is used.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include "TesseraSymbols.h"

/// The fonts that are selected by role, one case each.
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

/// Returns the bytes of a bundled font file, or no bytes for an invalid number. They are valid as long as the program runs.
TesseraFontBytes tessera_font_bytes(TesseraFontFile file);

/// A font for characters that the requested font lacks, from this package or from a product that the program links.
typedef struct TesseraFont {
  /// The display name: "Noto Sans Thai UI".
  const char *name;
  const unsigned char *bytes;
  size_t count;
  /// The blocks of 256 code points in which the font has characters, in ascending order. A font is opened only for those. Empty
  /// for emoji fonts, which are found by their role.
  const uint16_t *blocks;
  size_t blockCount;
  /// The weight: 400 or 700.
  uint16_t weight;
  /// Whether its glyphs are colour bitmaps.
  uint8_t isEmoji;
  /// The order of queries, ascending: 0 for the core's fonts, others for products.
  uint8_t order;
  /// The next font, in no particular order; set by `tessera_font_add`.
  const struct TesseraFont *next;
} TesseraFont;

/// Returns the bytes of the emoji font: a subset, or the complete font in programs that link TesseraFontsEmoji.
TesseraFontBytes tessera_emoji_bytes(void);

/// Registers a font. Called by constructors before `main`, so that linking a product is sufficient. The font must be valid as
/// long as the program runs.
void tessera_font_add(TesseraFont *font);

/// Returns the first of the registered fonts, or NULL if there are none.
const TesseraFont *tessera_font_first(void);
