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

/// Returns the bytes of a file of the report's page, or none for an invalid number.
TesseraReportPageBytes tessera_report_page(TesseraReportPageFile file);

#endif
