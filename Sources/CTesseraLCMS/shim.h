// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors
//
// Little CMS: colour profiles. What calls it stands in CTesseraImaging.
#pragma once
#include <lcms2.h>
