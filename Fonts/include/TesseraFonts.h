// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The bundled fonts, embedded in the program: no bundle lookup, no file access, no copy. The system loads a font's
// pages from disk only when the font is used.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include "TesseraSymbols.h"

/// The fonts that are selected by role, with one case per role.
typedef enum {
  TesseraFontSansRoman = 0,
  TesseraFontSansItalic,
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

/// Returns the bytes of a bundled font file, or no bytes for an invalid number. The bytes are valid until the program
/// exits.
TesseraFontBytes tessera_font_bytes(TesseraFontFile file);

/// A fallback font for characters that the requested font lacks. Fallback fonts are part of this package or of a
/// product that the program links.
typedef struct TesseraFont {
  /// The display name, such as "Noto Sans Thai UI".
  const char *name;
  const unsigned char *bytes;
  size_t count;
  /// The blocks of 256 code points in which the font has glyphs, in ascending order. The font is opened only for
  /// characters in these blocks. Empty for emoji fonts, which are selected by role.
  const uint16_t *blocks;
  size_t blockCount;
  /// The weight: 400 or 700.
  uint16_t weight;
  /// Whether the font's glyphs are color bitmaps.
  uint8_t isEmoji;
  /// The lookup priority; lower values are searched first. Fonts of the core have 0, fonts of other products higher
  /// values.
  uint8_t order;
  /// The next font in the linked list, which is unordered. Set by `tessera_font_add`.
  const struct TesseraFont *next;
} TesseraFont;

/// Returns the bytes of the emoji font: the complete font in programs that link TesseraFontsEmoji, otherwise a
/// subset.
TesseraFontBytes tessera_emoji_bytes(void);

/// Registers a font. Constructors call this function before `main`, so linking a product is sufficient. The font must
/// remain valid until the program exits.
void tessera_font_add(TesseraFont *font);

/// Returns the first registered font, or NULL if there is none.
const TesseraFont *tessera_font_first(void);
