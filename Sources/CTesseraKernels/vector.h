// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The vector types for the kernels in vector_rows.h and vector_edges.h. Each level is one file, which
//
//   1. defines TK_FN(name), which names its kernels; TK_CODE, the attribute of their code; TK_WIDTH, the size of a
//      vector in bytes; and TK_PARTS if the level can load and store the first lanes of a vector,
//   2. includes this file, which contains types that support the C operators + - * & |, and code common to all levels,
//   3. defines the operations below for its processor,
//   4. includes vector_rows.h and vector_edges.h.
//
// Operators on whole vectors compile to single instructions even in unoptimized code, such as users' debug builds,
// but function calls do not. Therefore, an operation is a function only if C has no operator for it.
//
// Vectors of 32 bytes work as two blocks of 16 bytes, as in AVX2: widening, narrowing and pair operations do not
// cross blocks.
//
//     V16  widen_low(V8 v), widen_high(V8 v)    each block's first or second half, widened from bytes to words
//     V8   narrow(V16 low, V16 high)            the inverse; words are at most 255
//     V16  div255(V16 biased)                   div255 of words to which 128 has been added
//     TKCoverages spread(TKBytes bytes)         each pixel's coverage as words, in the order of widen_low and widen_high
//     int  is_clear(V32 v)                      whether no bit is set
//     int  has_all(V32 v, V32 bits)             whether all of these bits are set in v
//     uint32_t lane_bits(V32 mask)              a bit for each lane, from lanes in which all bits are equal
//     V32  least(V32 a, V32 b)                  the unsigned minimum of each lane
//     V32  running_sums(V32 v)                  each lane plus all previous lanes
//     void store_bytes(uint8_t *p, V32 v)       lanes of at most 255, stored as bytes
//     V32  shifted(V32 v, uint32_t bits)        lanes shifted to the right by the same number of bits
//     void look_up(uint32_t *p, const uint32_t *table, V32 index)
//     VF   root(VF v), lesser(VF v, VF most)    the square root, and the minimum; `most` where v is NaN
//     V8   load_pairs(const uint32_t *row, const TKTap *taps)
//                                               in each block, the first pixels of two taps, then their second pixels
//     void store_half(uint32_t *p, V16 v)       the words of one pixel per tap, stored as pixels
//     void add_products(uint32_t *acc, const uint16_t *src, V16 factor)
//                                               for one vector of src, which corresponds to two vectors of acc
//     V32  load_first(const void *p, size_t n), void store_first(void *p, V32 v, size_t n)   with TK_PARTS
#ifndef TESSERA_VECTOR_H
#define TESSERA_VECTOR_H

#include "kernels.h"

#define TK_INLINE static inline TK_CODE __attribute__((always_inline))
#define TK_LANES (TK_WIDTH / 4)

typedef uint8_t V8 __attribute__((vector_size(TK_WIDTH)));
typedef uint16_t V16 __attribute__((vector_size(TK_WIDTH)));
typedef uint32_t V32 __attribute__((vector_size(TK_WIDTH)));
typedef int32_t VI __attribute__((vector_size(TK_WIDTH)));
typedef float VF __attribute__((vector_size(TK_WIDTH)));
// A vector type without alignment requirements.
typedef uint32_t V32_any __attribute__((vector_size(TK_WIDTH), aligned(1), may_alias));

/// A vector with one byte per lane of V32.
#if TK_WIDTH == 16
typedef uint32_t TKBytes;
#else
typedef uint64_t TKBytes;
#endif

/// Coverages as words, repeated for each of a pixel's four channels.
typedef struct {
  V16 low, high;
} TKCoverages;

TK_INLINE V32 load(const void *p) { return *(const V32_any *)p; }
TK_INLINE void store(void *p, V32 v) { *(V32_any *)p = v; }
TK_INLINE V32 pixels(uint32_t color) { return (V32){0} + color; }
TK_INLINE V16 words(uint32_t value) { return (V16){0} + (uint16_t)value; }
TK_INLINE VF floats(float value) { return (VF){0} + value; }

TK_INLINE TKBytes load_bytes(const uint8_t *p) {
  TKBytes bytes;
  __builtin_memcpy(&bytes, p, sizeof bytes);
  return bytes;
}

#if TK_WIDTH == 16
/// The lane indices 0, 1, 2, …
#define TK_INDEX ((V32){0, 1, 2, 3})
/// Broadcasts the last of every four words, a pixel's alpha.
#define TK_LAST_WORDS(v) __builtin_shufflevector(v, v, 3, 3, 3, 3, 7, 7, 7, 7)
/// Broadcasts the third of every four words, a tap's weight.
#define TK_THIRD_WORDS(v) __builtin_shufflevector(v, v, 2, 2, 2, 2, 6, 6, 6, 6)
/// Broadcasts the last lane.
#define TK_LAST(v) __builtin_shufflevector(v, v, 3, 3, 3, 3)
/// Repeats each lane of each block's first or second half.
#define TK_LOW_TWICE(v) __builtin_shufflevector(v, v, 0, 0, 1, 1)
#define TK_HIGH_TWICE(v) __builtin_shufflevector(v, v, 2, 2, 3, 3)
#else
#define TK_INDEX ((V32){0, 1, 2, 3, 4, 5, 6, 7})
#define TK_LAST_WORDS(v) __builtin_shufflevector(v, v, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15)
#define TK_THIRD_WORDS(v) __builtin_shufflevector(v, v, 2, 2, 2, 2, 6, 6, 6, 6, 10, 10, 10, 10, 14, 14, 14, 14)
#define TK_LAST(v) __builtin_shufflevector(v, v, 7, 7, 7, 7, 7, 7, 7, 7)
#define TK_LOW_TWICE(v) __builtin_shufflevector(v, v, 0, 0, 1, 1, 4, 4, 5, 5)
#define TK_HIGH_TWICE(v) __builtin_shufflevector(v, v, 2, 2, 3, 3, 6, 6, 7, 7)
#endif

#endif
