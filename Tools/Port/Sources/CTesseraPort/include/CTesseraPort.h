// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#pragma once

#include <stdbool.h>
#include <stddef.h>

/// Returns the first occurrence of the needle's bytes, or NULL.
const void *tessera_find(const void *hay, size_t hay_size, const void *needle, size_t needle_size);

/// Replaces function bodies that contain nothing for a rule with spaces in a Swift source. Line breaks are preserved.
/// Returns false if the source is ambiguous, in which case the text is unusable.
bool tessera_blank_bodies(unsigned char *text, size_t size);
