// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Language-specific data, embedded in the program without file access or copying. The operating system loads its
// pages from disk only when text in the language is laid out.
#pragma once
#include <stddef.h>

typedef struct {
  const unsigned char *bytes;
  size_t count;
} TesseraLanguageBytes;

/// The word lists for languages that are written without spaces.
typedef enum {
  TesseraWordsThai = 0,
  TesseraWordsLao,
  TesseraWordsKhmer,
  TesseraWordsBurmese,
  TesseraWordsCount
} TesseraWords;

/// Returns the automaton of a word list, in the format of make-words.py, or no bytes for an invalid number.
TesseraLanguageBytes tessera_words(TesseraWords words);

/// Returns a language's hyphenation patterns, in the format of make-hyphens.py, or no bytes if make-hyphens.py
/// doesn't list the language.
TesseraLanguageBytes tessera_hyphens(const char *language);
