// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Registers the record sections of the program or shared library into which this source is linked. The Swift SDK
// contains this source as an object file, compiled with TESSERA_SDK_IMAGE, and links it into each program and shared
// library.

#if defined(__linux__)
#define _GNU_SOURCE

#include "include/CTesseraSections.h"

#ifdef TESSERA_SDK_IMAGE
#include <dlfcn.h>
#endif

// The linker defines both symbols for each section that exists in the image.
#define SECTION(name)                                                                          \
  extern const tessera_record __start_##name[] __attribute__((weak, visibility("hidden"))); \
  extern const tessera_record __stop_##name[] __attribute__((weak, visibility("hidden")));
SECTION(tessera_objc)
SECTION(tessera_nib)
SECTION(tessera_previews)

static struct tessera_image image;

typedef void image_function(struct tessera_image *);

// Returns null in a program that uses none of Tessera's libraries, because the function doesn't exist.
static image_function *find(const char *name, image_function *linked) {
#ifdef TESSERA_SDK_IMAGE
  (void)linked;
  return (image_function *)dlsym(RTLD_DEFAULT, name);
#else
  (void)name;
  return linked;
#endif
}

#ifdef TESSERA_SDK_IMAGE
#define FIND(name) find(#name, 0)
#else
#define FIND(name) find(#name, name)
#endif

__attribute__((constructor)) static void add(void) {
  const tessera_record *bounds[3][2] = {
    {__start_tessera_objc, __stop_tessera_objc},
    {__start_tessera_nib, __stop_tessera_nib},
    {__start_tessera_previews, __stop_tessera_previews},
  };
  for (int kind = 0; kind < 3; kind++) {
    for (int end = 0; end < 2; end++) image.bounds[kind][end] = bounds[kind][end];
  }
  image_function *function = FIND(tessera_add_image);
  if (function) function(&image);
}

__attribute__((destructor)) static void removeImage(void) {
  image_function *function = FIND(tessera_remove_image);
  if (function) function(&image);
}
#endif
