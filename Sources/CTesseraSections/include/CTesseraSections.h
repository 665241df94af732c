// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#pragma once

#include <stdint.h>

// Registration records that ported sources place in sections of their program image, which is a program or a shared
// library. An image registers its sections when it is loaded.

/// A record: a function that adds something to the object that it receives. The record's kind determines the object's
/// type.
typedef void (*_Nonnull tessera_record)(void *_Nonnull);

/// The kinds of records. Each kind has a section.
enum tessera_record_kind {
  /// Methods for selectors, stored in `tessera_objc`.
  tessera_record_objc,
  /// Hooks that a module adds to views, such as nib elements, stored in `tessera_nib`.
  tessera_record_nib,
  /// Previews, stored in `tessera_previews`.
  tessera_record_previews,
};

/// Calls all records of a kind with an object, in the order in which their images were loaded.
void tessera_call_records(enum tessera_record_kind kind, void *_Nonnull object);

/// An implementation that does nothing and returns zero, for methods without an implementation. It can be called with
/// any arguments.
uintptr_t tessera_no_implementation(void);

/// The record sections of a program image.
struct tessera_image {
  /// The start and end of each kind's section, or null if the image has no such section.
  const tessera_record *_Nullable bounds[3][2];
  struct tessera_image *_Nullable next;
};

/// Registers or removes an image's sections. The linker's symbols for the bounds of a section are visible only within
/// its image, so each image registers its sections with its own copy of `image.c`.
void tessera_add_image(struct tessera_image *_Nonnull image);
void tessera_remove_image(struct tessera_image *_Nonnull image);
