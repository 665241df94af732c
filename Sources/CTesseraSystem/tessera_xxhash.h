// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors
//
// xxHash for Swift: the library is optimized even if the caller is a debug build.
#pragma once
#include <xxhash.h>
