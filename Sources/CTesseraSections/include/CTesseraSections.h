// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#pragma once

#include <stdint.h>

// Records that ported sources put into sections of the image that they are linked into: a program or a shared library. An
// image registers its sections when it is loaded.

/// A record: a function that adds something to the object that it receives. The kind of the record determines the object's
/// type.
typedef void (*_Nonnull tessera_record)(void *_Nonnull);

/// The kinds of records, and the sections that contain them.
enum tessera_record_kind {
  /// Methods for selectors, in `tessera_objc`.
  tessera_record_objc,
  /// Hooks that a module adds to the views, for example elements of nibs, in `tessera_nib`.
  tessera_record_nib,
  /// Previews, in `tessera_previews`.
  tessera_record_previews,
};

/// Calls all records of a kind with an object, image by image in the order in which the images were loaded.
void tessera_call_records(enum tessera_record_kind kind, void *_Nonnull object);

/// An implementation that does nothing and returns zero, for methods that have none. It may be called with any arguments.
uintptr_t tessera_no_implementation(void);

/// The sections of an image.
struct tessera_image {
  /// The first record of each kind and the end of the section, or null if the image has no such section.
  const tessera_record *_Nullable bounds[3][2];
  struct tessera_image *_Nullable next;
};

/// Registers the sections of an image, and removes them. The linker's names for the bounds of a section are visible within the
/// image only, so each image does this itself, by the source `image.c`.
void tessera_add_image(struct tessera_image *_Nonnull image);
void tessera_remove_image(struct tessera_image *_Nonnull image);
