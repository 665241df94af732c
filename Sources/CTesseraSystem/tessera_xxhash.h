// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors
//
// xxHash for Swift: the library's own, which is optimized also where the caller is a debug build.
#pragma once
#include <xxhash.h>
