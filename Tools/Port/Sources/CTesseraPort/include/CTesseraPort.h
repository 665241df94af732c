// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#pragma once

#include <stdbool.h>
#include <stddef.h>

/// The first place of the needle's bytes, or NULL.
const void *tessera_find(const void *hay, size_t hay_size, const void *needle, size_t needle_size);

/// Puts blanks in place of the bodies of functions in a Swift source in which no rule has anything to do. Line breaks stay.
/// False where the source is not clear; then the text is of no use.
bool tessera_blank_bodies(unsigned char *text, size_t size);
