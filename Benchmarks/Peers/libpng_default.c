// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Peer of `tessera-bench png`: libpng with the settings of its simplified API. Usage: libpng_default RUNS FILE.png...
//
// Prints a line for each file. Pictures with alpha are encoded with four channels, others with three.
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "files.h"

// Returns the decoded pixels, or NULL. Sets `image` to the picture's properties.
static png_bytep decode(const void *bytes, size_t size, int opaque, png_image *image) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(image, bytes, size)) return NULL;
  image->format = opaque && !(image->format & PNG_FORMAT_FLAG_ALPHA) ? PNG_FORMAT_RGB : PNG_FORMAT_RGBA;
  png_bytep pixels = malloc(PNG_IMAGE_SIZE(*image));
  if (pixels && png_image_finish_read(image, NULL, pixels, 0, NULL)) return pixels;
  free(pixels);
  return NULL;
}

// Returns the minimum milliseconds of decoding, or a negative number.
static double decode_time(const void *bytes, size_t size, int runs) {
  double least = 1e99;
  for (int run = 0; run < runs; run++) {
    png_image image;
    double start = cpu_ms();
    png_bytep pixels = decode(bytes, size, 0, &image);
    double time = cpu_ms() - start;
    if (!pixels) return -1;
    free(pixels);
    if (time < least) least = time;
  }
  return least;
}

static int measure(const char *path, int runs) {
  png_image image;
  size_t size = 0;
  void *original = read_file(path, &size);
  if (!original) return fail(path, "the file cannot be read");
  png_bytep pixels = decode(original, size, 1, &image);
  if (!pixels) return fail(path, image.message);

  png_alloc_size_t room = PNG_IMAGE_PNG_SIZE_MAX(image), bytes = 0;
  void *file = malloc(room);
  double encode = 1e99;
  for (int run = 0; file && run < runs; run++) {
    double start = cpu_ms();
    bytes = room;
    if (!png_image_write_to_memory(&image, file, &bytes, 0, pixels, 0, NULL)) return fail(path, image.message);
    double time = cpu_ms() - start;
    if (time < encode) encode = time;
  }
  if (!file) return fail(path, "out of memory");
  print_figures(path, image.width, image.height, encode, bytes, decode_time(file, bytes, runs),
                decode_time(original, size, runs));
  free(file);
  free(pixels);
  free(original);
  return 0;
}

int main(int argc, char **argv) { return for_each_file(argc, argv, measure); }
