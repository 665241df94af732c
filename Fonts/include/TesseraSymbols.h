// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#pragma once
#include <stddef.h>

/// The drawings of the system symbols as the bytes of Symbols/symbols.txt. They live as long as the program.
const unsigned char *tessera_symbol_bytes(size_t *count);
