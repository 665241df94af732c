// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#pragma once

// An entry point of Swift's runtime that the language itself does not offer.

/// Retains a Swift object unless its deinitialization has begun. Returns the object, or null. The object's memory must be
/// allocated: an unowned reference keeps it so.
static inline void *_Nullable tessera_retain_if_alive(void *_Nonnull object) {
  extern void *swift_tryRetain(void *);
  return swift_tryRetain(object);
}
