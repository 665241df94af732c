// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What only texts of some languages need, as bytes of the program itself: no file access, no copy. The pages are read from
// disk only when such a text is set.
#pragma once
#include <stddef.h>

typedef struct {
  const unsigned char *bytes;
  size_t count;
} TesseraLanguageBytes;

/// Lists of words for languages that write them without spaces.
typedef enum {
  TesseraWordsThai = 0,
  TesseraWordsLao,
  TesseraWordsKhmer,
  TesseraWordsBurmese,
  TesseraWordsCount
} TesseraWords;

/// The automaton of a list of words, as make-words.py describes it, or no bytes for a number that names none.
TesseraLanguageBytes tessera_words(TesseraWords words);

/// The hyphenation patterns of a language, as make-hyphens.py describes them; no bytes for other languages than
/// those that it lists, by the names there.
TesseraLanguageBytes tessera_hyphens(const char *language);
