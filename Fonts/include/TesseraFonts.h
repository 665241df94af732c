// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The bundled fonts as bytes of the program itself: no bundle lookup, no file access, no copy.
// The pages are read from disk only when a font is used.
#pragma once
#include <stddef.h>
#include "TesseraSymbols.h"

typedef enum {
  TesseraFontInterRoman = 0,
  TesseraFontInterItalic,
  TesseraFontArimo,
  TesseraFontJetBrainsMonoRegular,
  TesseraFontJetBrainsMonoBold,
  TesseraFontNotoSansArabic,
  TesseraFontNotoSansHebrew,
  TesseraFontNotoColorEmoji,
  TesseraFontCount
} TesseraFontFile;

typedef struct {
  const unsigned char *bytes;
  size_t count;
} TesseraFontBytes;

/// The bytes of one bundled font file, or no bytes for a number that names none. They live as long as the program.
TesseraFontBytes tessera_font_bytes(TesseraFontFile file);
