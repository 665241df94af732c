// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#ifndef TESSERA_LIVE_PAGE_H
#define TESSERA_LIVE_PAGE_H

#include <stddef.h>

/// The files of the page that shows live screens.
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

/// Returns the contents of a page file in static memory, or no bytes for an invalid file number.
TesseraLivePageBytes tessera_live_page(TesseraLivePageFile file);

#endif
