// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Embedded by the C compiler, as the fonts are: see Fonts/TesseraFonts.c.
#include "CTesseraLanguages.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpragmas"
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char thai[] = {
#embed "Files/thai.words"
};
static const unsigned char lao[] = {
#embed "Files/lao.words"
};
static const unsigned char khmer[] = {
#embed "Files/khmer.words"
};
static const unsigned char burmese[] = {
#embed "Files/burmese.words"
};

#pragma clang diagnostic pop

#define BYTES(array) {array, sizeof(array)}

static const TesseraLanguageBytes words[TesseraWordsCount] = {
    [TesseraWordsThai] = BYTES(thai),
    [TesseraWordsLao] = BYTES(lao),
    [TesseraWordsKhmer] = BYTES(khmer),
    [TesseraWordsBurmese] = BYTES(burmese),
};

TesseraLanguageBytes tessera_words(TesseraWords list) {
  if ((unsigned)list < TesseraWordsCount) return words[list];
  TesseraLanguageBytes none = {0, 0};
  return none;
}
