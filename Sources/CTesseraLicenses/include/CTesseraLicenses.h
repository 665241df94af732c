// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The texts of the licenses of Tessera and of what it bundles, as they stand in the files beside what they are for.
#pragma once

#include <stddef.h>

struct tessera_license {
  /// What is under the license, in a few words.
  const char *_Nonnull subject;
  /// The file of the text, as a path in the repository.
  const char *_Nonnull path;
  /// The text in UTF-8, without an end mark.
  const unsigned char *_Nonnull text;
  size_t length;
};

/// How many there are.
size_t tessera_license_count(void);

/// The license of a number below the count; the last one for numbers that are not.
struct tessera_license tessera_license_at(size_t index);
