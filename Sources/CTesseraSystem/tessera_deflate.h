// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors
// libdeflate for Swift. It decompresses five times as fast as zlib if all bytes are in memory.
#pragma once
#include <libdeflate.h>
