// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#pragma once

#include <stdbool.h>
#include <stddef.h>

/// Returns the first occurrence of the needle's bytes, or NULL.
const void *tessera_find(const void *hay, size_t hay_size, const void *needle, size_t needle_size);

/// Replaces the bodies of functions in a Swift source that contain nothing for a rule by blanks. Line breaks are preserved.
/// Returns
/// false if the source is ambiguous; then the text is unusable.
bool tessera_blank_bodies(unsigned char *text, size_t size);
