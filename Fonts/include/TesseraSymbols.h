// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#pragma once
#include <stddef.h>

/// Returns the drawings of the system symbols as the bytes of Symbols/symbols.txt, which are valid as long as the program runs.
const unsigned char *tessera_symbol_bytes(size_t *count);
