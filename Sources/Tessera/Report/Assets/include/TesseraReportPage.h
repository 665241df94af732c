// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#ifndef TESSERA_REPORT_PAGE_H
#define TESSERA_REPORT_PAGE_H

#include <stddef.h>

typedef enum {
  TesseraReportPageHTML,
  TesseraReportPageCSS,
  TesseraReportPageJS,
  TesseraReportPageStageJS,
  TesseraReportPageCount,
} TesseraReportPageFile;

typedef struct {
  const unsigned char *bytes;
  size_t count;
} TesseraReportPageBytes;

/// Returns the contents of a report page file, or no bytes for an invalid file number.
TesseraReportPageBytes tessera_report_page(TesseraReportPageFile file);

#endif
