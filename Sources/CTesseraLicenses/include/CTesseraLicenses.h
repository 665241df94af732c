// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The license texts of Tessera and of its bundled files, identical to the license files next to the bundled files.
#pragma once

#include <stddef.h>

struct tessera_license {
  /// A short description of the licensed files.
  const char *_Nonnull subject;
  /// The path of the license file in the repository.
  const char *_Nonnull path;
  /// The text in UTF-8, without a terminating NUL.
  const unsigned char *_Nonnull text;
  size_t length;
};

/// Returns the number of licenses.
size_t tessera_license_count(void);

/// Returns the license at an index, or the last one if the index is out of range.
struct tessera_license tessera_license_at(size_t index);
