// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Peer of `tessera-bench png`: stb_image and stb_image_write with their defaults. Usage: stb RUNS FILE.png...
//
// Prints a line for each file. Pictures with alpha are encoded with four channels, others with three.
#include <stb_image.h>
#include <stb_image_write.h>
#include <stdio.h>
#include <stdlib.h>

#include "files.h"

// Missing in the header. Returns the file's bytes.
unsigned char *stbi_write_png_to_mem(const unsigned char *pixels, int row_bytes, int width, int height, int channels,
                                     int *size);

// Returns the minimum milliseconds of decoding, or a negative number.
static double decode_time(const void *bytes, int size, int channels, int runs) {
  double least = 1e99;
  for (int run = 0; run < runs; run++) {
    int width, height, own;
    double start = cpu_ms();
    unsigned char *pixels = stbi_load_from_memory(bytes, size, &width, &height, &own, channels);
    double time = cpu_ms() - start;
    if (!pixels) return -1;
    stbi_image_free(pixels);
    if (time < least) least = time;
  }
  return least;
}

static int measure(const char *path, int runs) {
  int width, height, own, bytes = 0;
  size_t size = 0;
  void *original = read_file(path, &size);
  if (!original) return fail(path, "the file cannot be read");
  if (!stbi_info_from_memory(original, size, &width, &height, &own)) return fail(path, stbi_failure_reason());
  int channels = own == 2 || own == 4 ? 4 : 3;
  unsigned char *pixels = stbi_load_from_memory(original, size, &width, &height, &own, channels), *file = NULL;
  if (!pixels) return fail(path, stbi_failure_reason());

  double encode = 1e99;
  for (int run = 0; run < runs; run++) {
    free(file);
    double start = cpu_ms();
    file = stbi_write_png_to_mem(pixels, 0, width, height, channels, &bytes);
    double time = cpu_ms() - start;
    if (!file) return fail(path, "out of memory");
    if (time < encode) encode = time;
  }
  print_figures(path, width, height, encode, bytes, decode_time(file, bytes, 4, runs),
                decode_time(original, size, 4, runs));
  free(file);
  stbi_image_free(pixels);
  free(original);
  return 0;
}

int main(int argc, char **argv) { return for_each_file(argc, argv, measure); }
