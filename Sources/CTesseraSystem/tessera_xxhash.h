// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors
// xxHash for Swift. The library is optimized even in debug builds of the caller.
#pragma once
#include <xxhash.h>
