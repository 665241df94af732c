// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Embeds the page's files with the C compiler, like the files of the report page.
#include "TesseraLivePage.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpragmas"
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char html[] = {
#embed "Page/index.html"
};
static const unsigned char css[] = {
#embed "Page/live.css"
};
static const unsigned char js[] = {
#embed "Page/live.js"
};
static const unsigned char screen[] = {
#embed "Page/live-screen.js"
};
static const unsigned char panels[] = {
#embed "Page/live-panels.js"
};
static const unsigned char flows[] = {
#embed "Page/live-flows.js"
};

#pragma clang diagnostic pop

#define FILE_BYTES(array) {array, sizeof(array)}

static const TesseraLivePageBytes files[TesseraLivePageCount] = {
    [TesseraLivePageHTML] = FILE_BYTES(html),
    [TesseraLivePageCSS] = FILE_BYTES(css),
    [TesseraLivePageJS] = FILE_BYTES(js),
    [TesseraLivePageScreenJS] = FILE_BYTES(screen),
    [TesseraLivePagePanelsJS] = FILE_BYTES(panels),
    [TesseraLivePageFlowsJS] = FILE_BYTES(flows),
};

TesseraLivePageBytes tessera_live_page(TesseraLivePageFile file) {
  if ((unsigned)file < TesseraLivePageCount) return files[file];
  TesseraLivePageBytes none = {0, 0};
  return none;
}
