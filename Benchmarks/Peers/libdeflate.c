// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Peer of `tessera-bench png` that measures compression only. Extracts the filtered rows from a PNG file that Tessera
// wrote and compresses the same bytes with libdeflate. Usage: libdeflate FILE.png [LEVEL] [RUNS]
//
// The times cover compressing and decompressing the rows, without filtering and pixel conversion. `bytes` is the size
// that the PNG file would have with libdeflate's compression.
#include <libdeflate.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double cpu_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}

static int fail(const char *why) { return fprintf(stderr, "libdeflate: %s\n", why), 1; }

static uint32_t big_endian(const uint8_t *at) {
  return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

static uint8_t *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  *size = (size_t)ftell(file);
  rewind(file);
  uint8_t *bytes = malloc(*size + 1);
  if (bytes && fread(bytes, 1, *size, file) != *size) *size = 0;
  fclose(file);
  return bytes;
}

// Moves the contents of all IDAT chunks to the front of the file's bytes and returns their length. Sets `rows` to the
// length of the filtered rows, or to 0 if the file is interlaced or has an unexpected format.
static size_t gather(uint8_t *bytes, size_t size, size_t *rows) {
  static const int channels[7] = {1, 0, 3, 1, 2, 0, 4};
  size_t length = 0;
  *rows = 0;
  for (size_t at = 8; at + 12 <= size;) {
    size_t chunk = big_endian(bytes + at);
    if (chunk > size - at - 12) return 0;
    const uint8_t *contents = bytes + at + 8;
    if (memcmp(bytes + at + 4, "IHDR", 4) == 0 && chunk == 13 && contents[9] < 7 && contents[12] == 0) {
      size_t bits = (size_t)big_endian(contents) * channels[contents[9]] * contents[8];
      *rows = big_endian(contents + 4) * (1 + (bits + 7) / 8);
    }
    if (memcmp(bytes + at + 4, "IDAT", 4) == 0) {
      memmove(bytes + length, contents, chunk);
      length += chunk;
    }
    at += 12 + chunk;
  }
  return length;
}

int main(int argc, char **argv) {
  if (argc < 2) return fprintf(stderr, "usage: libdeflate FILE.png [LEVEL] [RUNS]\n"), 2;
  int level = argc > 2 ? atoi(argv[2]) : 2, runs = argc > 3 ? atoi(argv[3]) : 11;
  size_t size = 0, rows = 0;
  uint8_t *bytes = read_file(argv[1], &size);
  if (!bytes || size < 8) return fail("the file cannot be read");
  size_t packed = gather(bytes, size, &rows);
  uint8_t *plain = malloc(rows + 1);
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  if (!rows || !plain || !decompressor || !compressor) return fail("the level or the file is invalid");
  if (libdeflate_zlib_decompress(decompressor, bytes, packed, plain, rows, NULL)) return fail("the file is damaged");

  size_t room = libdeflate_zlib_compress_bound(compressor, rows), again = 0;
  uint8_t *out = malloc(room);
  double encode = 1e99, decode = 1e99;
  for (int run = 0; out && run < runs; run++) {
    double start = cpu_ms();
    again = libdeflate_zlib_compress(compressor, plain, rows, out, room);
    double time = cpu_ms() - start;
    if (time < encode) encode = time;
    start = cpu_ms();
    if (libdeflate_zlib_decompress(decompressor, out, again, plain, rows, NULL)) return fail("the new stream is damaged");
    time = cpu_ms() - start;
    if (time < decode) decode = time;
  }
  printf("{\"name\":\"libdeflate %d\",\"encode_cpu_ms_min\":%.3f,\"bytes\":%zu,\"decode_cpu_ms_min\":%.3f}\n", level, encode,
         size - packed + again, decode);
  return 0;
}
