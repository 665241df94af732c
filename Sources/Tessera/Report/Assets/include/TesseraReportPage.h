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

/// The bytes of a file of the report's page; none for a number that is no file.
TesseraReportPageBytes tessera_report_page(TesseraReportPageFile file);

#endif
