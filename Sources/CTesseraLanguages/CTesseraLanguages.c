// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The language data, embedded by the C compiler like the fonts; see Fonts/TesseraFonts.c.
#include "CTesseraLanguages.h"
#include <string.h>

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

static const unsigned char hyphens_en_US[] = {
#embed "Files/en-US.hyphens"
};
static const unsigned char hyphens_en_GB[] = {
#embed "Files/en-GB.hyphens"
};
static const unsigned char hyphens_de[] = {
#embed "Files/de.hyphens"
};
static const unsigned char hyphens_fr[] = {
#embed "Files/fr.hyphens"
};
static const unsigned char hyphens_es[] = {
#embed "Files/es.hyphens"
};
static const unsigned char hyphens_it[] = {
#embed "Files/it.hyphens"
};
static const unsigned char hyphens_pt[] = {
#embed "Files/pt.hyphens"
};
static const unsigned char hyphens_nl[] = {
#embed "Files/nl.hyphens"
};
static const unsigned char hyphens_sv[] = {
#embed "Files/sv.hyphens"
};
static const unsigned char hyphens_da[] = {
#embed "Files/da.hyphens"
};
static const unsigned char hyphens_nb[] = {
#embed "Files/nb.hyphens"
};
static const unsigned char hyphens_fi[] = {
#embed "Files/fi.hyphens"
};
static const unsigned char hyphens_pl[] = {
#embed "Files/pl.hyphens"
};
static const unsigned char hyphens_ru[] = {
#embed "Files/ru.hyphens"
};
static const unsigned char hyphens_uk[] = {
#embed "Files/uk.hyphens"
};
static const unsigned char hyphens_el[] = {
#embed "Files/el.hyphens"
};
static const unsigned char hyphens_tr[] = {
#embed "Files/tr.hyphens"
};
static const unsigned char hyphens_ca[] = {
#embed "Files/ca.hyphens"
};
static const unsigned char hyphens_hr[] = {
#embed "Files/hr.hyphens"
};
static const unsigned char hyphens_sl[] = {
#embed "Files/sl.hyphens"
};
static const unsigned char hyphens_et[] = {
#embed "Files/et.hyphens"
};
static const unsigned char hyphens_lt[] = {
#embed "Files/lt.hyphens"
};
static const unsigned char hyphens_is[] = {
#embed "Files/is.hyphens"
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

static const struct {
  const char *language;
  TesseraLanguageBytes bytes;
} hyphens[] = {
    {"en-US", BYTES(hyphens_en_US)},
    {"en-GB", BYTES(hyphens_en_GB)},
    {"de", BYTES(hyphens_de)},
    {"fr", BYTES(hyphens_fr)},
    {"es", BYTES(hyphens_es)},
    {"it", BYTES(hyphens_it)},
    {"pt", BYTES(hyphens_pt)},
    {"nl", BYTES(hyphens_nl)},
    {"sv", BYTES(hyphens_sv)},
    {"da", BYTES(hyphens_da)},
    {"nb", BYTES(hyphens_nb)},
    {"fi", BYTES(hyphens_fi)},
    {"pl", BYTES(hyphens_pl)},
    {"ru", BYTES(hyphens_ru)},
    {"uk", BYTES(hyphens_uk)},
    {"el", BYTES(hyphens_el)},
    {"tr", BYTES(hyphens_tr)},
    {"ca", BYTES(hyphens_ca)},
    {"hr", BYTES(hyphens_hr)},
    {"sl", BYTES(hyphens_sl)},
    {"et", BYTES(hyphens_et)},
    {"lt", BYTES(hyphens_lt)},
    {"is", BYTES(hyphens_is)},
};

TesseraLanguageBytes tessera_hyphens(const char *language) {
  for (size_t i = 0; i < sizeof(hyphens) / sizeof(hyphens[0]); i++)
    if (strcmp(hyphens[i].language, language) == 0) return hyphens[i].bytes;
  TesseraLanguageBytes none = {0, 0};
  return none;
}
