// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#pragma once

// A function of Swift's runtime that the language does not expose.

/// Retains a Swift object unless its deinitialization has begun. Returns the object, or null. The object's memory must still be
/// allocated, which an unowned reference ensures.
static inline void *_Nullable tessera_retain_if_alive(void *_Nonnull object) {
  extern void *swift_tryRetain(void *);
  return swift_tryRetain(object);
}
