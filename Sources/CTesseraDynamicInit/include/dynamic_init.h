// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#pragma once
#include <stdint.h>

// Calls Swift's allocating initializers by address. Each call returns an object owned by the caller. `type` is the
// class to instantiate. Swift's calling convention passes the type in the context register, which C can access only
// with `swiftcall`.

/// `init()`
void *tessera_init(const void *function, const void *type);

/// `init(frame: CGRect)`
void *tessera_init_rect(const void *function, double x, double y, double width, double height, const void *type);

/// `init(frame: CGRect, _: O)` for a class `O`. Consumes the object.
void *tessera_init_rect_object(
    const void *function, double x, double y, double width, double height, const void *object, const void *type);

/// `init(_: String?)`. Consumes the string, which is passed as two words.
void *tessera_init_string(const void *function, uint64_t first, uint64_t second, const void *type);

/// `init(_: E, _: String?)` for a one-byte enumeration `E`.
void *tessera_init_byte_string(const void *function, uint8_t byte, uint64_t first, uint64_t second, const void *type);

/// `init(_: (any P)?, _: String?)` for a class protocol `P`. Consumes both arguments.
void *tessera_init_object_string(
    const void *function, uint64_t object, uint64_t witness, uint64_t first, uint64_t second, const void *type);

/// Calls an initializer with an optional string, passed as two words, and two objects. Consumes all arguments.
void *tessera_init_string_objects(
    const void *function, uint64_t first, uint64_t second, const void *object, const void *other, const void *type);

/// Calls an initializer with three objects and an existential of a class protocol. Passes their words unchanged and
/// consumes all arguments.
void *tessera_init_objects_existential(
    const void *function, const void *first, const void *second, const void *third, uint64_t object, uint64_t witness,
    const void *type);

// The Swift runtime functions that implement `Mirror`. They read the stored properties that a specific class in an
// object's inheritance chain declares, even if the object has a custom mirror.

/// Returns the number of stored properties that a class declares.
/// - `reference` points to a reference to the object. `type` is the object's class or a superclass. `known` is the
///   static type.
intptr_t tessera_reflection_count(const void *reference, const void *type, const void *known);

/// Stores the value of a stored property in `result`, which has room for one `Any`, and the property's name in
/// `name`. The caller owns the value and must pass the name to `free_name` unless `free_name` is null.
void tessera_reflection_read(
    void *result, const void *reference, const void *type, intptr_t index, const char **name,
    void (**free_name)(const char *), const void *known);
/// `init(_: O, _: P)` for classes `O` and `P`. Consumes the objects. An initializer with one parameter ignores the
/// second object.
void *tessera_init_objects(const void *function, const void *first, const void *second, const void *type);

/// `init(frame: CGRect, _: E)` for a one-byte enumeration `E`.
void *tessera_init_rect_byte(
    const void *function, double x, double y, double width, double height, uint8_t byte, const void *type);
