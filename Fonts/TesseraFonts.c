// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The fonts are embedded by the C compiler (11 MB in under 3 s). SwiftPM resources were rejected: their accessor
// imports Foundation and looks for a bundle at run time; `.embedInCode` takes minutes for one font.
#include "TesseraFonts.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpragmas"
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char interRoman[] = {
#embed "Files/Inter-roman.var.ttf"
};
static const unsigned char interItalic[] = {
#embed "Files/Inter-italic.var.ttf"
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
static const unsigned char notoSansArabic[] = {
#embed "Files/NotoSansArabic-Regular.ttf"
};
static const unsigned char notoSansHebrew[] = {
#embed "Files/NotoSansHebrew-Regular.ttf"
};
static const unsigned char notoColorEmoji[] = {
#embed "Files/NotoColorEmoji-subset.ttf"
};

#pragma clang diagnostic pop

#define FONT(array) {array, sizeof(array)}

static const TesseraFontBytes files[TesseraFontCount] = {
    [TesseraFontInterRoman] = FONT(interRoman),
    [TesseraFontInterItalic] = FONT(interItalic),
    [TesseraFontArimo] = FONT(arimo),
    [TesseraFontJetBrainsMonoRegular] = FONT(jetBrainsMonoRegular),
    [TesseraFontJetBrainsMonoBold] = FONT(jetBrainsMonoBold),
    [TesseraFontNotoSansArabic] = FONT(notoSansArabic),
    [TesseraFontNotoSansHebrew] = FONT(notoSansHebrew),
    [TesseraFontNotoColorEmoji] = FONT(notoColorEmoji),
};

TesseraFontBytes tessera_font_bytes(TesseraFontFile file) {
  if ((unsigned)file < TesseraFontCount) return files[file];
  TesseraFontBytes none = {0, 0};
  return none;
}
