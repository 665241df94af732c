// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors
//
// libpng and zlib. What calls them stands in CTesseraImaging.
#pragma once
#include <png.h>
#include <zlib.h>
