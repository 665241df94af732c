// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors
//
// libwebp for Swift: it reports errors by return values, so it needs no C wrapper.
#pragma once
#include <webp/decode.h>
#include <webp/demux.h>
