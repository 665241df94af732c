// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#ifndef TESSERA_LIVE_PAGE_H
#define TESSERA_LIVE_PAGE_H

#include <stddef.h>

/// The files of the page with live screens.
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

/// Returns the static bytes of a file, or none for an invalid number.
TesseraLivePageBytes tessera_live_page(TesseraLivePageFile file);

#endif
