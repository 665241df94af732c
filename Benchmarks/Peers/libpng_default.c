// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Peer of `tessera-bench png`: libpng with the settings of its simplified API. Usage: libpng_default FILE.png [RUNS]
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double cpu_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}

int main(int argc, char **argv) {
  if (argc < 2) return fprintf(stderr, "usage: libpng_default FILE.png [RUNS]\n"), 2;
  int runs = argc > 2 ? atoi(argv[2]) : 11;
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_file(&image, argv[1])) return fprintf(stderr, "%s\n", image.message), 1;
  image.format = PNG_FORMAT_RGB;
  png_bytep pixels = malloc(PNG_IMAGE_SIZE(image));
  if (!pixels || !png_image_finish_read(&image, NULL, pixels, 0, NULL)) return fprintf(stderr, "%s\n", image.message), 1;

  png_alloc_size_t room = PNG_IMAGE_PNG_SIZE_MAX(image), bytes = 0;
  void *file = malloc(room);
  double encode = 1e99, decode = 1e99;
  for (int run = 0; file && run < runs; run++) {
    double start = cpu_ms();
    bytes = room;
    if (!png_image_write_to_memory(&image, file, &bytes, 0, pixels, 0, NULL)) return 1;
    double time = cpu_ms() - start;
    if (time < encode) encode = time;

    start = cpu_ms();
    png_image again;
    memset(&again, 0, sizeof again);
    again.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_memory(&again, file, bytes)) return 1;
    again.format = PNG_FORMAT_RGBA;
    png_bytep decoded = malloc(PNG_IMAGE_SIZE(again));
    if (!decoded || !png_image_finish_read(&again, NULL, decoded, 0, NULL)) return 1;
    time = cpu_ms() - start;
    free(decoded);
    if (time < decode) decode = time;
  }
  printf("{\"name\":\"libpng default\",\"encode_cpu_ms_min\":%.3f,\"bytes\":%lu,\"decode_cpu_ms_min\":%.3f}\n", encode,
         (unsigned long)bytes, decode);
  return 0;
}
