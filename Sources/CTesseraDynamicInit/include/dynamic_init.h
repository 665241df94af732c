// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#pragma once
#include <stdint.h>

// Calls Swift's allocating initializers by address. Each call returns an object that the caller owns; `type` is the class to
// instantiate. Swift's calling convention passes it in the context register, which only C's `swiftcall` can reach.

/// `init()`
void *tessera_init(const void *function, const void *type);

/// `init(frame: CGRect)`
void *tessera_init_rect(const void *function, double x, double y, double width, double height, const void *type);

/// `init(frame: CGRect, _: O)` of a class; consumes the object.
void *tessera_init_rect_object(
    const void *function, double x, double y, double width, double height, const void *object, const void *type);

/// `init(_: String?)`; consumes the string, which has two words.
void *tessera_init_string(const void *function, uint64_t first, uint64_t second, const void *type);

/// `init(_: E, _: String?)` of an enumeration of one byte.
void *tessera_init_byte_string(const void *function, uint8_t byte, uint64_t first, uint64_t second, const void *type);

/// `init(_: (any P)?, _: String?)` of a class protocol; consumes the words of both.
void *tessera_init_object_string(
    const void *function, uint64_t object, uint64_t witness, uint64_t first, uint64_t second, const void *type);

/// Calls an initializer that takes an optional string, in two words, and two objects. Consumes all of them.
void *tessera_init_string_objects(
    const void *function, uint64_t first, uint64_t second, const void *object, const void *other, const void *type);

/// Calls an initializer that takes three objects and a value of a class protocol. Consumes their words unchanged.
void *tessera_init_objects_existential(
    const void *function, const void *first, const void *second, const void *third, uint64_t object, uint64_t witness,
    const void *type);

// The functions of Swift's runtime that `Mirror` is built on. They read the stored properties that one class of an object's
// ancestry declares, even if the object has a custom mirror.

/// The number of stored properties that a class declares.
/// - `reference` points to a reference to the object; `type` is the class or an ancestor of it; `known` is the static type.
intptr_t tessera_reflection_count(const void *reference, const void *type, const void *known);

/// Writes the value of a stored property as `Any` to `result`, which has room for one, and its name to `name`. The caller
/// owns the value, and passes the name to `free_name` unless that is null.
void tessera_reflection_read(
    void *result, const void *reference, const void *type, intptr_t index, const char **name,
    void (**free_name)(const char *), const void *known);
/// `init(_: O, _: P)` of classes; consumes the objects. An initializer that takes one object ignores the second.
void *tessera_init_objects(const void *function, const void *first, const void *second, const void *type);

/// `init(frame: CGRect, _: E)` of an enumeration of one byte.
void *tessera_init_rect_byte(
    const void *function, double x, double y, double width, double height, uint8_t byte, const void *type);
