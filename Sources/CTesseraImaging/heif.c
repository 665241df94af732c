// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Reads HEIC files with libheif, an optional dependency. The functions are looked up when the first file is read. The
// required part of libheif's interface is declared here. It is the same in all versions 1.x since 1.4.
#include "TesseraPictures.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  int code, subcode;
  const char *message;
} heif_error;

enum { HEIF_RGB = 1, HEIF_RGBA_INTERLEAVED = 11, HEIF_CHANNEL_INTERLEAVED = 10 };

/// The libheif functions.
typedef struct {
  void *(*alloc)(void);
  void (*free)(void *);
  heif_error (*read)(void *, const void *, size_t, const void *);
  heif_error (*primary)(void *, void **);
  int (*width)(const void *), (*height)(const void *);
  void (*releaseHandle)(const void *);
  heif_error (*decode)(const void *, void **, int, int, const void *);
  const uint8_t *(*plane)(const void *, int, int *);
  int (*imageWidth)(const void *, int), (*imageHeight)(const void *, int);
  void (*releaseImage)(const void *);
  size_t (*profileSize)(const void *);
  heif_error (*profile)(const void *, void *);
} tessera_heif;

/// Looks up the libheif functions. Returns 0 if the library or a function is missing. The dynamic linker opens the
/// library only once.
static int tessera_heif_open(tessera_heif *h) {
  void *library = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) library = dlopen("libheif.dylib", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  static const char *names[] = {
    "heif_context_alloc", "heif_context_free", "heif_context_read_from_memory_without_copy",
    "heif_context_get_primary_image_handle", "heif_image_handle_get_width", "heif_image_handle_get_height",
    "heif_image_handle_release", "heif_decode_image", "heif_image_get_plane_readonly", "heif_image_get_width",
    "heif_image_get_height", "heif_image_release", "heif_image_handle_get_raw_color_profile_size",
    "heif_image_handle_get_raw_color_profile"};
  void **functions = (void **)h;
  for (size_t k = 0; k < sizeof names / sizeof *names; k++) {
    functions[k] = dlsym(library, names[k]);
    if (!functions[k]) return 0;
  }
  return 1;
}

static int tessera_heic_fail(tessera_heic *s, const char *message) {
  strncpy(s->message, message ? message : "it cannot be decoded", sizeof s->message - 1);
  return TESSERA_PICTURE_DAMAGED;
}

static int tessera_heic_copy(const tessera_heif *h, tessera_heic *s, const void *image) {
  int stride = 0;
  const uint8_t *plane = h->plane(image, HEIF_CHANNEL_INTERLEAVED, &stride);
  int width = h->imageWidth(image, HEIF_CHANNEL_INTERLEAVED), height = h->imageHeight(image, HEIF_CHANNEL_INTERLEAVED);
  if (!plane || width <= 0 || height <= 0 || stride < width * 4) return tessera_heic_fail(s, "it has no pixels");
  s->width = (size_t)width;
  s->height = (size_t)height;
  if (s->width * s->height > s->maximumPixels) return tessera_heic_fail(s, "its sizes contradict each other");
  s->pixels = (uint8_t *)malloc(s->width * s->height * 4);
  if (!s->pixels) return TESSERA_PICTURE_NO_MEMORY;
  for (size_t y = 0; y < s->height; y++) {
    memcpy(s->pixels + y * s->width * 4, plane + y * (size_t)stride, s->width * 4);
  }
  return TESSERA_PICTURE_OK;
}

static int tessera_heic_read_handle(const tessera_heif *h, tessera_heic *s, const void *handle, int onlySize) {
  int width = h->width(handle), height = h->height(handle);
  if (width <= 0 || height <= 0) return tessera_heic_fail(s, "it has no size");
  s->width = (size_t)width;
  s->height = (size_t)height;
  if (onlySize || s->width * s->height > s->maximumPixels) return TESSERA_PICTURE_OK;
  void *image = NULL;
  heif_error error = h->decode(handle, &image, HEIF_RGB, HEIF_RGBA_INTERLEAVED, NULL);
  if (error.code != 0 || !image) return tessera_heic_fail(s, error.message);
  int outcome = tessera_heic_copy(h, s, image);
  h->releaseImage(image);
  size_t count = h->profileSize(handle);
  if (outcome != TESSERA_PICTURE_OK || count == 0 || count > (1u << 24)) return outcome;
  s->profile = (uint8_t *)malloc(count);
  if (s->profile && h->profile(handle, s->profile).code == 0) s->profileCount = count;
  return outcome;
}

int tessera_heic_read(tessera_heic *s, int onlySize) {
  tessera_heif h;
  if (!tessera_heif_open(&h)) return TESSERA_PICTURE_NO_LIBRARY;
  void *context = h.alloc();
  if (!context) return TESSERA_PICTURE_NO_MEMORY;
  int outcome;
  void *handle = NULL;
  heif_error error = h.read(context, s->bytes, s->count, NULL);
  if (error.code == 0) error = h.primary(context, &handle);
  if (error.code != 0 || !handle) {
    outcome = tessera_heic_fail(s, error.message);
  } else {
    outcome = tessera_heic_read_handle(&h, s, handle, onlySize);
    h.releaseHandle(handle);
  }
  h.free(context);
  return outcome;
}
