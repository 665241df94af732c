// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The fonts, embedded by the C compiler (14 MB in under 5 s). SwiftPM resources were rejected because their accessor
// imports Foundation and looks for a bundle at run time, and because `.embedInCode` takes minutes for one font.
#include "TesseraFonts.h"
#include "coverage.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpragmas"
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char sansRoman[] = {
#embed "Files/TesseraSans-roman.var.ttf"
};
static const unsigned char sansItalic[] = {
#embed "Files/TesseraSans-italic.var.ttf"
};
static const unsigned char arimo[] = {
#embed "Files/Arimo-subset.ttf"
};
static const unsigned char jetBrainsMonoRegular[] = {
#embed "Files/JetBrainsMono-Regular.ttf"
};
static const unsigned char jetBrainsMonoBold[] = {
#embed "Files/JetBrainsMono-Bold.ttf"
};
static const unsigned char notoSerifRoman[] = {
#embed "Files/NotoSerif-roman.var.ttf"
};
static const unsigned char notoSerifItalic[] = {
#embed "Files/NotoSerif-italic.var.ttf"
};
static const unsigned char nunitoRoman[] = {
#embed "Files/Nunito-roman.var.ttf"
};
static const unsigned char arabicRegular[] = {
#embed "Files/NotoSansArabic-Regular.ttf"
};
static const unsigned char arabicBold[] = {
#embed "Files/NotoSansArabic-Bold.ttf"
};
static const unsigned char hebrewRegular[] = {
#embed "Files/NotoSansHebrew-Regular.ttf"
};
static const unsigned char hebrewBold[] = {
#embed "Files/NotoSansHebrew-Bold.ttf"
};
static const unsigned char devanagari[] = {
#embed "Files/NotoSansDevanagariUI-Regular.ttf"
};
static const unsigned char bengali[] = {
#embed "Files/NotoSansBengaliUI-Regular.ttf"
};
static const unsigned char gurmukhi[] = {
#embed "Files/NotoSansGurmukhiUI-Regular.ttf"
};
static const unsigned char gujarati[] = {
#embed "Files/NotoSansGujaratiUI-Regular.ttf"
};
static const unsigned char tamil[] = {
#embed "Files/NotoSansTamilUI-Regular.ttf"
};
static const unsigned char telugu[] = {
#embed "Files/NotoSansTeluguUI-Regular.ttf"
};
static const unsigned char kannada[] = {
#embed "Files/NotoSansKannadaUI-Regular.ttf"
};
static const unsigned char malayalam[] = {
#embed "Files/NotoSansMalayalamUI-Regular.ttf"
};
static const unsigned char sinhala[] = {
#embed "Files/NotoSansSinhalaUI-Regular.ttf"
};
static const unsigned char thai[] = {
#embed "Files/NotoSansThaiUI-Regular.ttf"
};
static const unsigned char lao[] = {
#embed "Files/NotoSansLaoUI-Regular.ttf"
};
static const unsigned char khmer[] = {
#embed "Files/NotoSansKhmerUI-Regular.ttf"
};
static const unsigned char myanmar[] = {
#embed "Files/NotoSansMyanmarUI-Regular.ttf"
};
static const unsigned char georgian[] = {
#embed "Files/NotoSansGeorgian-Regular.ttf"
};
static const unsigned char armenian[] = {
#embed "Files/NotoSansArmenian-Regular.ttf"
};
static const unsigned char ethiopic[] = {
#embed "Files/NotoSansEthiopic-Regular.ttf"
};
static const unsigned char symbols[] = {
#embed "Files/NotoSansSymbols-Regular.ttf"
};
static const unsigned char symbols2[] = {
#embed "Files/NotoSansSymbols2-Regular.ttf"
};
static const unsigned char math[] = {
#embed "Files/NotoSansMath-Regular.ttf"
};

#pragma clang diagnostic pop

#define FILE_BYTES(array) {array, sizeof(array)}

static const TesseraFontBytes files[TesseraFontCount] = {
    [TesseraFontSansRoman] = FILE_BYTES(sansRoman),
    [TesseraFontSansItalic] = FILE_BYTES(sansItalic),
    [TesseraFontArimo] = FILE_BYTES(arimo),
    [TesseraFontJetBrainsMonoRegular] = FILE_BYTES(jetBrainsMonoRegular),
    [TesseraFontJetBrainsMonoBold] = FILE_BYTES(jetBrainsMonoBold),
    [TesseraFontNotoSerifRoman] = FILE_BYTES(notoSerifRoman),
    [TesseraFontNotoSerifItalic] = FILE_BYTES(notoSerifItalic),
    [TesseraFontNunitoRoman] = FILE_BYTES(nunitoRoman),
};

TesseraFontBytes tessera_font_bytes(TesseraFontFile file) {
  if ((unsigned)file < TesseraFontCount) return files[file];
  TesseraFontBytes none = {0, 0};
  return none;
}

#define FONT(array, blocks, name, weight) \
  {name, array, sizeof(array), blocks, sizeof(blocks) / sizeof(blocks[0]), weight, 0, 0, 0}

/// The core's fallback fonts, in lookup order.
static TesseraFont core[] = {
    FONT(arabicRegular, NotoSansArabic_Regular_blocks, "Noto Sans Arabic", 400),
    FONT(arabicBold, NotoSansArabic_Bold_blocks, "Noto Sans Arabic", 700),
    FONT(hebrewRegular, NotoSansHebrew_Regular_blocks, "Noto Sans Hebrew", 400),
    FONT(hebrewBold, NotoSansHebrew_Bold_blocks, "Noto Sans Hebrew", 700),
    FONT(devanagari, NotoSansDevanagariUI_Regular_blocks, "Noto Sans Devanagari UI", 400),
    FONT(bengali, NotoSansBengaliUI_Regular_blocks, "Noto Sans Bengali UI", 400),
    FONT(gurmukhi, NotoSansGurmukhiUI_Regular_blocks, "Noto Sans Gurmukhi UI", 400),
    FONT(gujarati, NotoSansGujaratiUI_Regular_blocks, "Noto Sans Gujarati UI", 400),
    FONT(tamil, NotoSansTamilUI_Regular_blocks, "Noto Sans Tamil UI", 400),
    FONT(telugu, NotoSansTeluguUI_Regular_blocks, "Noto Sans Telugu UI", 400),
    FONT(kannada, NotoSansKannadaUI_Regular_blocks, "Noto Sans Kannada UI", 400),
    FONT(malayalam, NotoSansMalayalamUI_Regular_blocks, "Noto Sans Malayalam UI", 400),
    FONT(sinhala, NotoSansSinhalaUI_Regular_blocks, "Noto Sans Sinhala UI", 400),
    FONT(thai, NotoSansThaiUI_Regular_blocks, "Noto Sans Thai UI", 400),
    FONT(lao, NotoSansLaoUI_Regular_blocks, "Noto Sans Lao UI", 400),
    FONT(khmer, NotoSansKhmerUI_Regular_blocks, "Noto Sans Khmer UI", 400),
    FONT(myanmar, NotoSansMyanmarUI_Regular_blocks, "Noto Sans Myanmar UI", 400),
    FONT(georgian, NotoSansGeorgian_Regular_blocks, "Noto Sans Georgian", 400),
    FONT(armenian, NotoSansArmenian_Regular_blocks, "Noto Sans Armenian", 400),
    FONT(ethiopic, NotoSansEthiopic_Regular_blocks, "Noto Sans Ethiopic", 400),
    FONT(symbols, NotoSansSymbols_Regular_blocks, "Noto Sans Symbols", 400),
    FONT(symbols2, NotoSansSymbols2_Regular_blocks, "Noto Sans Symbols 2", 400),
    FONT(math, NotoSansMath_Regular_blocks, "Noto Sans Math", 400),
};

static TesseraFont emoji = {"Noto Color Emoji", 0, 0, 0, 0, 400, 1, 0, 0};

static const TesseraFont *first = 0;

void tessera_font_add(TesseraFont *font) {
  font->next = first;
  first = font;
}

const TesseraFont *tessera_font_first(void) { return first; }

// Registers the fonts in reverse order because each registration prepends to the list. The list then starts with the
// fonts in the order above, followed by the emoji font.
__attribute__((constructor)) static void addCore(void) {
  TesseraFontBytes font = tessera_emoji_bytes();
  emoji.bytes = font.bytes;
  emoji.count = font.count;
  tessera_font_add(&emoji);
  for (size_t i = sizeof(core) / sizeof(core[0]); i > 0; i--) tessera_font_add(&core[i - 1]);
}
