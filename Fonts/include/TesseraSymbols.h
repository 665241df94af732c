// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#pragma once
#include <stddef.h>

/// Returns the contents of Symbols/symbols.txt, which define the system symbols. The bytes are valid until the
/// program exits.
const unsigned char *tessera_symbol_bytes(size_t *count);
