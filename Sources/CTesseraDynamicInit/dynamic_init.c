// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#include "dynamic_init.h"

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

typedef SWIFT void *(*Init)(CONTEXT const void *);
typedef SWIFT void *(*InitRect)(double, double, double, double, CONTEXT const void *);
typedef SWIFT void *(*InitObjects)(const void *, const void *, CONTEXT const void *);
typedef SWIFT void *(*InitRectByte)(double, double, double, double, uint8_t, CONTEXT const void *);
typedef SWIFT void *(*InitRectObject)(double, double, double, double, const void *, CONTEXT const void *);
typedef SWIFT void *(*InitString)(uint64_t, uint64_t, CONTEXT const void *);
typedef SWIFT void *(*InitObjectString)(uint64_t, uint64_t, uint64_t, uint64_t, CONTEXT const void *);
typedef SWIFT void *(*InitStringObjects)(uint64_t, uint64_t, const void *, const void *, CONTEXT const void *);
typedef SWIFT void *(*InitObjectsExistential)(
    const void *, const void *, const void *, uint64_t, uint64_t, CONTEXT const void *);
typedef SWIFT void *(*InitByteString)(uint8_t, uint64_t, uint64_t, CONTEXT const void *);

void *tessera_init(const void *function, const void *type) { return ((Init)function)(type); }

void *tessera_init_rect(const void *function, double x, double y, double width, double height, const void *type) {
  return ((InitRect)function)(x, y, width, height, type);
}

void *tessera_init_rect_object(
    const void *function, double x, double y, double width, double height, const void *object, const void *type) {
  return ((InitRectObject)function)(x, y, width, height, object, type);
}

void *tessera_init_string(const void *function, uint64_t first, uint64_t second, const void *type) {
  return ((InitString)function)(first, second, type);
}

void *tessera_init_byte_string(
    const void *function, uint8_t byte, uint64_t first, uint64_t second, const void *type) {
  return ((InitByteString)function)(byte, first, second, type);
}

void *tessera_init_object_string(
    const void *function, uint64_t object, uint64_t witness, uint64_t first, uint64_t second, const void *type) {
  return ((InitObjectString)function)(object, witness, first, second, type);
}

void *tessera_init_string_objects(
    const void *function, uint64_t first, uint64_t second, const void *object, const void *other, const void *type) {
  return ((InitStringObjects)function)(first, second, object, other, type);
}

void *tessera_init_objects_existential(
    const void *function, const void *first, const void *second, const void *third, uint64_t object, uint64_t witness,
    const void *type) {
  return ((InitObjectsExistential)function)(first, second, third, object, witness, type);
}

void *tessera_init_objects(const void *function, const void *first, const void *second, const void *type) {
  return ((InitObjects)function)(first, second, type);
}

void *tessera_init_rect_byte(
    const void *function, double x, double y, double width, double height, uint8_t byte, const void *type) {
  return ((InitRectByte)function)(x, y, width, height, byte, type);
}
