// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Shared by the peers of `tessera-bench png`: clock, files and lines of JSON.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double cpu_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}

static int fail(const char *path, const char *why) { return fprintf(stderr, "%s: %s\n", path, why), 1; }

// Returns the bytes of a file, or NULL.
static void *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  long length = fseek(file, 0, SEEK_END) ? -1 : ftell(file);
  rewind(file);
  void *bytes = length < 0 ? NULL : malloc((size_t)length + 1);
  if (bytes && fread(bytes, 1, (size_t)length, file) != (size_t)length) {
    free(bytes);
    bytes = NULL;
  }
  *size = (size_t)length;
  fclose(file);
  return bytes;
}

static void print_figures(const char *path, long width, long height, double encode, long bytes, double decode,
                          double decode_original) {
  const char *slash = strrchr(path, '/');
  printf("{\"name\":\"%s\",\"pixels\":%ld,\"encode_cpu_ms_min\":%.3f,\"bytes\":%ld,\"decode_cpu_ms_min\":%.3f,"
         "\"decode_original_cpu_ms_min\":%.3f}\n",
         slash ? slash + 1 : path, width * height, encode, bytes, decode, decode_original);
}

// Measures the files of the arguments RUNS FILE... and returns the exit code. Stops at a file that cannot be measured.
static int for_each_file(int argc, char **argv, int (*measure)(const char *path, int runs)) {
  int runs = argc > 2 ? atoi(argv[1]) : 0;
  if (runs < 1) return fprintf(stderr, "Usage: %s RUNS FILE.png...\n", argv[0]), 2;
  for (int at = 2; at < argc; at++)
    if (measure(argv[at], runs)) return 1;
  return 0;
}
