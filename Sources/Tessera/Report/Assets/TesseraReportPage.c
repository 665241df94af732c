// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Embeds the report page with the C compiler, like the fonts. `.embedInCode` would add over 4 s to every build of the
// target for 60 kB, and a resource bundle would have to be distributed with the program.
#include "TesseraReportPage.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpragmas"
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char html[] = {
#embed "Page/index.html"
};
static const unsigned char css[] = {
#embed "Page/report.css"
};
static const unsigned char js[] = {
#embed "Page/report.js"
};
static const unsigned char stage[] = {
#embed "Page/report-stage.js"
};

#pragma clang diagnostic pop

#define FILE_BYTES(array) {array, sizeof(array)}

static const TesseraReportPageBytes files[TesseraReportPageCount] = {
    [TesseraReportPageHTML] = FILE_BYTES(html),
    [TesseraReportPageCSS] = FILE_BYTES(css),
    [TesseraReportPageJS] = FILE_BYTES(js),
    [TesseraReportPageStageJS] = FILE_BYTES(stage),
};

TesseraReportPageBytes tessera_report_page(TesseraReportPageFile file) {
  if ((unsigned)file < TesseraReportPageCount) return files[file];
  TesseraReportPageBytes none = {0, 0};
  return none;
}
