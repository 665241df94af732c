// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#include "dynamic_init.h"

#define SWIFT __attribute__((swiftcall))
#define RESULT __attribute__((swift_indirect_result))

extern SWIFT intptr_t swift_reflectionMirror_count(const void *reference, const void *type, const void *known);
extern SWIFT void swift_reflectionMirror_subscript(
    RESULT void *result, const void *reference, const void *type, intptr_t index, const char **name,
    void (**free_name)(const char *), const void *known);

intptr_t tessera_reflection_count(const void *reference, const void *type, const void *known) {
  return swift_reflectionMirror_count(reference, type, known);
}

void tessera_reflection_read(
    void *result, const void *reference, const void *type, intptr_t index, const char **name,
    void (**free_name)(const char *), const void *known) {
  swift_reflectionMirror_subscript(result, reference, type, index, name, free_name, known);
}
