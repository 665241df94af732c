// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Language-specific data, embedded in the program: no file access, no copy. The operating system reads its pages from disk
// only when a text needs them.
#pragma once
#include <stddef.h>

typedef struct {
  const unsigned char *bytes;
  size_t count;
} TesseraLanguageBytes;

/// Word lists of languages written without spaces.
typedef enum {
  TesseraWordsThai = 0,
  TesseraWordsLao,
  TesseraWordsKhmer,
  TesseraWordsBurmese,
  TesseraWordsCount
} TesseraWords;

/// Returns the automaton of a word list in the format of make-words.py, or no bytes for an invalid number.
TesseraLanguageBytes tessera_words(TesseraWords words);

/// Returns the hyphenation patterns of a language in the format of make-hyphens.py, or no bytes for a language that
/// make-hyphens.py does not list.
TesseraLanguageBytes tessera_hyphens(const char *language);
