// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors
//
// libwebp for Swift: it reports errors by what its functions return, so no C stands between.
#pragma once
#include <webp/decode.h>
#include <webp/demux.h>
