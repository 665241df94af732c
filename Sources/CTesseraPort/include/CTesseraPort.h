// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#pragma once

#include <stddef.h>

/// The first place of the needle's bytes, or NULL.
const void *tessera_find(const void *hay, size_t hay_size, const void *needle, size_t needle_size);
