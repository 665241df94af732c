// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors
// libwebp for Swift. It reports errors as return values, so it requires no C wrapper.
#pragma once
#include <webp/decode.h>
#include <webp/demux.h>
