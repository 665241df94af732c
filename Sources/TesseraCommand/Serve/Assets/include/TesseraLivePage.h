// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#ifndef TESSERA_LIVE_PAGE_H
#define TESSERA_LIVE_PAGE_H

#include <stddef.h>

/// The files of the page on which screens live.
typedef enum {
  TesseraLivePageHTML = 0,
  TesseraLivePageCSS = 1,
  TesseraLivePageJS = 2,
  TesseraLivePageScreenJS = 3,
  TesseraLivePagePanelsJS = 4,
  TesseraLivePageFlowsJS = 5,
  TesseraLivePageCount = 6,
} TesseraLivePageFile;

typedef struct {
  const unsigned char *_Nullable start;
  size_t count;
} TesseraLivePageBytes;

/// The bytes of a file, which live as long as the program; none for a number without a file.
TesseraLivePageBytes tessera_live_page(TesseraLivePageFile file);

#endif
