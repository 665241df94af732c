// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors
//
// libdeflate for Swift: it inflates five times as fast as zlib, where all bytes are at hand.
#pragma once
#include <libdeflate.h>
