// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Compares every kernel level that this processor supports with plain C, on seeded rows of all lengths from 0 to 99
// at odd addresses, and checks that the memory around them is unchanged. Built and run by Tools/Checks/check-kernels,
// which compares the plain C results of different processors.
#include "TesseraKernels.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LENGTH = 99, ROOM = 128, SEEDS = 20000, EDGES = 30, ROWS = 5, TOP = 10 };

static uint64_t state;

/// Returns the next number of the generator SplitMix64 (Steele, Lea and Flood, 2014).
static uint64_t next(void) {
  uint64_t z = state += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

static int64_t whole(int64_t low, int64_t high) { return low + (int64_t)(next() % (uint64_t)(high - low + 1)); }
static int chance(int percent) { return whole(1, 100) <= percent; }

static uint32_t pixel(void) {
  uint32_t a = chance(30) ? 255 : chance(20) ? 0 : (uint32_t)whole(0, 255), p = a << 24;
  for (int k = 0; k < 24; k += 8) p |= (uint32_t)whole(0, a) << k;
  return p;
}

static float number(void) {
  static const float odd[] = {NAN, INFINITY, -INFINITY, 0, -0.0f, 3e38f, 1e-40f};
  return chance(4) ? odd[whole(0, 6)] : (float)whole(-900000, 900000) / 1000;
}

/// The input and output of the kernels.
typedef struct {
  uint32_t src[ROOM], other[ROOM], table[512];
  uint8_t mask[ROOM], bytes[ROOM];
  uint16_t wide[ROOM];
  TKTap taps[ROOM];
  TKRadial radial;
  int64_t t, dt;
  uint32_t color, k, weight, factor;
  int32_t cover, x;
  // Inputs of the slice kernels. Any increasing table can substitute for the normal distribution.
  TKShare shares[TK_SHARES + 1];
  double first, left, right, blur;
  uint16_t slices[6 * ROOM];
  uint32_t weights[6];
  size_t slice_count;
  TKEdge edges[EDGES];
  int32_t column;
} Input;

typedef struct {
  uint32_t pixels[10][ROOM];
  uint8_t bytes[5][ROOM];
  uint16_t profile[ROOM];
  int32_t cells[2][ROOM], sums[2];
  int opaque[2];
  int32_t edge_cells[2][ROWS * ROOM];
  uint64_t touched[2][ROWS * ROOM / 64];
  uint32_t painted[2][ROWS * ROOM];
} Output;

/// Returns an edge from within a pixel to far beyond the sides.
static TKEdge edge(int32_t column) {
  int32_t reach = (int32_t[]){200, 2000, 40000, 1 << 29}[whole(0, 3)];
  int32_t x = column * 256 + (int32_t)whole(-2000, 27000), y = TOP * 256 + (int32_t)whole(-1000, 1500);
  int32_t x1 = chance(10) ? x : (int32_t)whole(x - reach, (int64_t)x + reach);
  return (TKEdge){x, y, x1, y + (int32_t)whole(1, reach < 1 << 20 ? reach : 1 << 20), chance(50) ? 1 : -1};
}

static void make(Input *in, Output *out) {
  uint8_t value = 0;
  for (int i = 0; i < ROOM; i++) {
    in->src[i] = pixel();
    in->other[i] = chance(90) ? 0xFF000000 | (uint32_t)next() : pixel();
    if (chance(15)) value = chance(60) ? (chance(50) ? 255 : 0) : (uint8_t)next();
    in->mask[i] = value;
    in->bytes[i] = (uint8_t)next();
    in->wide[i] = (uint16_t)next();
    in->taps[i] = (TKTap){(uint32_t)whole(0, ROOM - 2), (uint32_t)whole(0, 256)};
    for (int k = 0; k < 10; k++) out->pixels[k][i] = pixel();
    for (int k = 0; k < 5; k++) out->bytes[k][i] = (uint8_t)next();
    out->profile[i] = (uint16_t)next();
    for (int k = 0; k < 2; k++) out->cells[k][i] = chance(3) ? INT32_MIN : chance(30) ? (int32_t)whole(-200000, 200000) : 0;
  }
  for (int i = 0; i < 512; i++) in->table[i] = (uint32_t)next();
  in->radial = (TKRadial){number(), number() / 300, number(), number() / 300};
  in->t = whole(-(1ll << 34), 1ll << 34);
  in->dt = whole(-(1ll << 29), 1ll << 29) >> whole(0, 29);
  in->color = pixel();
  in->k = chance(30) ? 255 : (uint32_t)whole(0, 255);
  in->weight = (uint32_t)whole(0, 256);
  in->factor = chance(10) ? 65536 : (uint32_t)whole(0, 65536);
  in->cover = (int32_t)whole(-300000, 300000);
  in->x = (int32_t)whole(-5000, 5000);
  memset(out->sums, 0, sizeof out->sums);
  for (int i = 0; i <= TK_SHARES; i++) in->shares[i] = (TKShare){i / 1025.0 + 0.0003, 1 / 1025.0};
  in->first = (double)whole(-90, 20) + 0.5;
  in->left = (double)whole(-60000, 80000) / 1000;
  in->right = in->left + (double)whole(-3000, 120000) / 1000;
  in->blur = (double)(chance(30) ? whole(289, 2000) : whole(2000, 90000)) / 1000;
  for (int i = 0; i < 6 * ROOM; i++) in->slices[i] = (uint16_t)whole(0, 8191);
  in->slice_count = (size_t)whole(0, 6);
  for (int i = 0; i < 6; i++) in->weights[i] = chance(2) ? 65536 : (uint32_t)whole(0, 10000);
  in->column = (int32_t)whole(-50, 50);
  for (int i = 0; i < EDGES; i++) in->edges[i] = edge(in->column);
  memset(out->edge_cells, 0, sizeof out->edge_cells);
  memset(out->touched, 0, sizeof out->touched);
  for (int i = 0; i < ROWS * ROOM; i++) out->painted[0][i] = out->painted[1][i] = pixel();
}

static void run(const TKKernels *k, const Input *in, Output *out, size_t n, size_t at) {
  k->fill(out->pixels[0] + at, n, in->color);
  k->over_color(out->pixels[1] + at, n, in->color, in->k);
  k->over_color_mask(out->pixels[2] + at, n, in->color, in->mask + at);
  k->over_color_mask_rows(out->pixels[3] + at, 31, in->mask + at, 29, n < 29 ? n : 29, 3, in->color);
  k->over_pixels(out->pixels[4] + at, n, in->src + at, in->k);
  k->over_pixels_mask(out->pixels[5] + at, n, in->src + at, in->mask + at);
  k->gradient_linear(out->pixels[6] + at, n, in->t, in->dt, in->table, 9);
  k->gradient_radial(out->pixels[7] + at, n, in->x, in->radial, in->table, 512);
  k->mix_rows(out->pixels[8] + at, n, in->src + at, in->other, in->weight);
  k->resample(out->pixels[9] + at, n, in->src, in->taps + at);
  k->multiply(out->bytes[0] + at, n, in->mask + at, in->bytes);
  k->scale(out->bytes[1] + at, n, in->bytes + at, in->k);
  out->sums[0] = k->sweep_nonzero(out->cells[0] + at, n, in->cover, out->bytes[2] + at);
  out->sums[1] = k->sweep_evenodd(out->cells[1] + at, n, in->cover, out->bytes[3] + at);
  // The sums accumulate onto the blended pixels.
  k->add_scaled(out->pixels[1] + at, n, in->wide + at, in->factor);
  k->slice_profile(out->profile + at, n, in->first, in->left, in->right, in->blur, in->shares);
  k->slices_row(out->bytes[4] + at, n, in->slices + at, ROOM, in->weights, in->slice_count);
  for (int rule = 0; rule < 2; rule++) {
    TKCells cells = {out->edge_cells[rule], out->touched[rule], ROOM, ROOM / 64, (int32_t)n, ROWS};
    k->accumulate(&cells, in->edges, at * EDGES / 7, TOP, TOP + ROWS, in->column);
    k->paint_cells(out->painted[rule], ROOM, &cells, ROWS, in->color, rule);
    k->accumulate(&cells, in->edges, at * EDGES / 7, TOP, TOP + ROWS, in->column);
  }
  out->opaque[0] = k->is_opaque(in->src + at, n);
  out->opaque[1] = k->is_opaque(in->other + at, n);
}

/// Prints the FNV-1a hash of the plain C results, which is the same on every machine.
static void print_digest(void) {
  uint64_t digest = 0xCBF29CE484222325u;
  for (int seed = 0; seed < SEEDS; seed++) {
    static Input in;
    static Output plain;
    state = (uint64_t)seed;
    memset(&plain, 0, sizeof plain);
    make(&in, &plain);
    run(tk_kernels(TK_SCALAR), &in, &plain, (size_t)seed % (LENGTH + 1), (size_t)whole(0, 7));
    for (size_t k = 0; k < sizeof plain; k++) digest = (digest ^ ((uint8_t *)&plain)[k]) * 0x100000001B3u;
  }
  printf("scalar gives %016llx\n", (unsigned long long)digest);
}

int main(void) {
  static const char *names[TK_LEVELS] = {"scalar", "sse2", "avx2", "neon"};
  int failures = 0;
  print_digest();
  for (int level = TK_SCALAR + 1; level < TK_LEVELS; level++) {
    if (!tk_has_level(level)) continue;
    int bad = 0;
    for (int seed = 0; seed < SEEDS && bad < 5; seed++) {
      static Input in;
      static Output plain, vector;
      state = (uint64_t)seed;
      memset(&plain, 0, sizeof plain);
      make(&in, &plain);
      vector = plain;
      size_t n = (size_t)seed % (LENGTH + 1), at = (size_t)whole(0, 7);
      run(tk_kernels(TK_SCALAR), &in, &plain, n, at);
      run(tk_kernels(level), &in, &vector, n, at);
      if (memcmp(&plain, &vector, sizeof plain) == 0) continue;
      bad++;
      for (size_t k = 0; k < sizeof plain; k++) {
        if (((char *)&plain)[k] == ((char *)&vector)[k]) continue;
        printf("%s differs from scalar: seed %d, byte %zu of the output (row %zu)\n", names[level], seed, k, k / (ROOM * 4));
        break;
      }
    }
    if (bad == 0) printf("%s equals scalar on %d rows\n", names[level], SEEDS);
    failures += bad;
  }
  return failures != 0;
}
