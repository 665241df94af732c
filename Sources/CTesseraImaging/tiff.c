// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Reads TIFF files with libtiff, an optional dependency. The functions are looked up when the first file is read, as
// for libheif. The required part of libtiff 4's interface is declared here.
#include "TesseraPictures.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TIFF_WIDTH = 256, TIFF_HEIGHT = 257, TIFF_ORIENTATION = 274, TIFF_EXTRA_SAMPLES = 338, TIFF_PROFILE = 34675 };

typedef void *(*tiff_open_t)(
  const char *, const char *, void *, ptrdiff_t (*)(void *, void *, ptrdiff_t), ptrdiff_t (*)(void *, void *, ptrdiff_t),
  uint64_t (*)(void *, uint64_t, int), int (*)(void *), uint64_t (*)(void *), int (*)(void *, void **, uint64_t *),
  void (*)(void *, void *, uint64_t), void *);
typedef int (*tiff_handler_t)(void *, void *, const char *, const char *, va_list);

/// The libtiff functions. The second group requires version 4.5.
typedef struct {
  void *open;
  void (*close)(void *);
  int (*field)(void *, uint32_t, ...);
  int (*isReadable)(void *, char *);
  int (*read)(void *, uint32_t, uint32_t, uint32_t *, int, int);

  void *(*options)(void);
  void (*freeOptions)(void *);
  void (*onError)(void *, tiff_handler_t, void *);
  void (*onWarning)(void *, tiff_handler_t, void *);
  void (*mostMemory)(void *, ptrdiff_t);
} tessera_tiff_library;

static void *tessera_tiff_load(void) {
  static const char *names[] = {"libtiff.so.6", "libtiff.so.5", "libtiff.6.dylib", "libtiff.dylib"};
  for (size_t k = 0; k < sizeof names / sizeof *names; k++) {
    void *library = dlopen(names[k], RTLD_NOW | RTLD_LOCAL);
    if (library) return library;
  }
  return NULL;
}

/// Looks up the libtiff functions. Returns 0 if the library or a function of the first group is missing.
static int tessera_tiff_find(tessera_tiff_library *t) {
  void *library = tessera_tiff_load();
  if (!library) return 0;
  memset(t, 0, sizeof *t);
  *(void **)&t->close = dlsym(library, "TIFFClose");
  *(void **)&t->field = dlsym(library, "TIFFGetField");
  *(void **)&t->isReadable = dlsym(library, "TIFFRGBAImageOK");
  *(void **)&t->read = dlsym(library, "TIFFReadRGBAImageOriented");
  *(void **)&t->options = dlsym(library, "TIFFOpenOptionsAlloc");
  *(void **)&t->freeOptions = dlsym(library, "TIFFOpenOptionsFree");
  *(void **)&t->onError = dlsym(library, "TIFFOpenOptionsSetErrorHandlerExtR");
  *(void **)&t->onWarning = dlsym(library, "TIFFOpenOptionsSetWarningHandlerExtR");
  *(void **)&t->mostMemory = dlsym(library, "TIFFOpenOptionsSetMaxSingleMemAlloc");
  if (!t->freeOptions || !t->onError || !t->onWarning || !t->mostMemory) t->options = NULL;
  t->open = dlsym(library, t->options ? "TIFFClientOpenExt" : "TIFFClientOpen");
  return t->open && t->close && t->field && t->isReadable && t->read;
}

// ---------------------------------------------------------------------------------------------- the file in memory

typedef struct {
  tessera_tiff *s;
  uint64_t place;
} tessera_tiff_file;

static ptrdiff_t tessera_tiff_get(void *context, void *buffer, ptrdiff_t count) {
  tessera_tiff_file *f = (tessera_tiff_file *)context;
  if (count <= 0 || f->place >= f->s->count) return 0;
  size_t rest = f->s->count - (size_t)f->place;
  size_t taken = (size_t)count < rest ? (size_t)count : rest;
  memcpy(buffer, f->s->bytes + f->place, taken);
  f->place += taken;
  return (ptrdiff_t)taken;
}

static ptrdiff_t tessera_tiff_put(void *context, void *buffer, ptrdiff_t count) {
  (void)context, (void)buffer, (void)count;
  return -1;
}

static uint64_t tessera_tiff_seek(void *context, uint64_t offset, int from) {
  tessera_tiff_file *f = (tessera_tiff_file *)context;
  uint64_t start = from == SEEK_CUR ? f->place : from == SEEK_END ? f->s->count : 0;
  f->place = start + offset;
  return f->place;
}

static int tessera_tiff_end(void *context) {
  (void)context;
  return 0;
}

static uint64_t tessera_tiff_size(void *context) { return ((tessera_tiff_file *)context)->s->count; }

static int tessera_tiff_map(void *context, void **base, uint64_t *size) {
  (void)context, (void)base, (void)size;
  return 0;
}

static void tessera_tiff_unmap(void *context, void *base, uint64_t size) { (void)context, (void)base, (void)size; }

/// Stores libtiff's first message about a file. Later messages are consequences of the first error.
static int tessera_tiff_on_error(
  void *handle, void *context, const char *module, const char *format, va_list arguments) {
  (void)handle, (void)module;
  tessera_tiff *s = (tessera_tiff *)context;
  if (s->message[0] == 0) vsnprintf(s->message, sizeof s->message, format, arguments);
  return 1;
}

static int tessera_tiff_on_warning(
  void *handle, void *context, const char *module, const char *format, va_list arguments) {
  (void)handle, (void)context, (void)module, (void)format, (void)arguments;
  return 1;
}

// ---------------------------------------------------------------------------------------------- reading

/// Opens the file in memory. Versions of libtiff before 4.5 print errors to standard error.
static void *tessera_tiff_open(const tessera_tiff_library *t, tessera_tiff_file *file) {
  // The mode "m" disables memory mapping because the file is already in memory.
  if (!t->options)
    return ((tiff_open_t)t->open)(
      "picture", "rm", file, tessera_tiff_get, tessera_tiff_put, tessera_tiff_seek, tessera_tiff_end, tessera_tiff_size,
      tessera_tiff_map, tessera_tiff_unmap, NULL);
  void *options = t->options();
  if (!options) return NULL;
  t->onError(options, tessera_tiff_on_error, file->s);
  t->onWarning(options, tessera_tiff_on_warning, file->s);
  t->mostMemory(options, (ptrdiff_t)file->s->mostMemory);
  void *tiff = ((tiff_open_t)t->open)(
    "picture", "rm", file, tessera_tiff_get, tessera_tiff_put, tessera_tiff_seek, tessera_tiff_end, tessera_tiff_size,
    tessera_tiff_map, tessera_tiff_unmap, options);
  t->freeOptions(options);
  return tiff;
}

static void tessera_tiff_describe(const tessera_tiff_library *t, void *tiff, tessera_tiff *s) {
  uint32_t width = 0, height = 0, profileCount = 0;
  uint16_t extra = 0, orientation = 1, *kinds = NULL;
  void *profile = NULL;
  t->field(tiff, TIFF_WIDTH, &width);
  t->field(tiff, TIFF_HEIGHT, &height);
  if (t->field(tiff, TIFF_EXTRA_SAMPLES, &extra, &kinds) && extra > 0) s->hasAlpha = 1;
  if (t->field(tiff, TIFF_ORIENTATION, &orientation) && orientation >= 1 && orientation <= 8)
    s->orientation = orientation;
  s->width = width;
  s->height = height;
  if (t->field(tiff, TIFF_PROFILE, &profileCount, &profile) && profile && profileCount > 0 && profileCount < 1u << 24) {
    s->profile = (uint8_t *)malloc(profileCount);
    if (s->profile) {
      memcpy(s->profile, profile, profileCount);
      s->profileCount = profileCount;
    }
  }
}

static int tessera_tiff_fail(tessera_tiff *s, const char *message) {
  if (s->message[0] == 0) strncpy(s->message, message, sizeof s->message - 1);
  return TESSERA_PICTURE_DAMAGED;
}

int tessera_tiff_read(tessera_tiff *s) {
  tessera_tiff_library t;
  if (!tessera_tiff_find(&t)) return TESSERA_PICTURE_NO_LIBRARY;
  s->orientation = 1;
  tessera_tiff_file file = {s, 0};
  void *tiff = tessera_tiff_open(&t, &file);
  if (!tiff) return tessera_tiff_fail(s, "its directory cannot be read");
  size_t width = s->width, height = s->height;
  tessera_tiff_describe(&t, tiff, s);
  char reason[1024] = "";
  int outcome = TESSERA_PICTURE_OK;
  if (s->width == 0 || s->height == 0) {
    outcome = tessera_tiff_fail(s, "its size is zero");
  } else if (!t.isReadable(tiff, reason)) {
    s->message[0] = 0;
    tessera_tiff_fail(s, reason);
    outcome = TESSERA_PICTURE_UNSUPPORTED;
  } else if (s->pixels) {
    // The size must match the stored rows. libtiff converts the image's orientation to the requested one.
    if (s->width != width || s->height != height)
      outcome = tessera_tiff_fail(s, "its directories contradict each other");
    else if (!t.read(tiff, (uint32_t)width, (uint32_t)height, (uint32_t *)(void *)s->pixels, s->orientation, 1))
      outcome = tessera_tiff_fail(s, "its pixels cannot be decoded");
  }
  t.close(tiff);
  return outcome;
}
