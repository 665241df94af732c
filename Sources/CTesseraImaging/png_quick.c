// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A deflate compressor for screen images. On screens, most bytes equal those of the pixel on the left or above, in
// long runs. A general-purpose compressor enters every byte of a run into its tables. This compressor first compares
// each position with the pixels on the left and above, and uses a table only if neither matches. Format: RFC 1951.

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "TesseraPNG.h"

enum { MOST_TOKENS = 1 << 16, HASH_BITS = 14, LITERALS = 286, DISTANCES = 30, LENGTHS = 19 };

// A token is one byte, three bytes (with the highest bit set), or a match: a length of 3 to 258 in the bits above a
// distance.
#define THREE_BYTES 0x80000000u

struct tessera_quick {
  uint32_t tokens[MOST_TOKENS];
  uint32_t table[1 << HASH_BITS];
  uint32_t literal_counts[LITERALS], distance_counts[DISTANCES];
  uint8_t literal_bits[LITERALS], distance_bits[DISTANCES];
  uint16_t literal_codes[LITERALS], distance_codes[DISTANCES];
  // The symbol of each length, relative to 257.
  uint8_t length_symbols[259];
};

static const uint16_t length_bases[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                          31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extras[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t distance_bases[30] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
                                            193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};

tessera_quick *tessera_quick_create(void) {
  tessera_quick *q = (tessera_quick *)calloc(1, sizeof *q);
  if (!q) return NULL;
  for (int symbol = 0; symbol < 29; symbol++)
    for (int length = length_bases[symbol]; length < length_bases[symbol] + (1 << length_extras[symbol]) && length <= 258; length++)
      q->length_symbols[length] = (uint8_t)symbol;
  q->length_symbols[258] = 28;
  return q;
}

void tessera_quick_free(tessera_quick *q) { free(q); }

static int distance_symbol(uint32_t distance) {
  uint32_t value = distance - 1;
  if (value < 4) return (int)value;
  int bits = 31 - __builtin_clz(value);
  return 2 * bits + (int)((value >> (bits - 1)) & 1);
}

// MARK: Codes

typedef struct {
  uint32_t count;
  uint16_t symbol;
} leaf;

// Sorts leaves by ascending frequency, then by symbol, with a radix sort that starts at the lowest byte of the
// counts.
static void sort(leaf *leaves, int count) {
  assert(count <= LITERALS);
  leaf spare[LITERALS];
  uint32_t all = 0;
  for (int index = 0; index < count; index++) all |= leaves[index].count;
  leaf *from = leaves, *to = spare;
  for (int shift = 0; shift < 32 && all >> shift; shift += 8) {
    uint16_t places[257] = {0};
    for (int index = 0; index < count; index++) places[(from[index].count >> shift & 255) + 1]++;
    for (int digit = 0; digit < 256; digit++) places[digit + 1] = (uint16_t)(places[digit + 1] + places[digit]);
    for (int index = 0; index < count; index++) to[places[from[index].count >> shift & 255]++] = from[index];
    leaf *other = from;
    from = to;
    to = other;
  }
  if (from != leaves) memcpy(leaves, from, (size_t)count * sizeof *leaves);
}

// Computes the lengths of Huffman codes, limited to `limit`. Joins the two lightest trees until one is left, then
// shortens codes that are too long and lengthens other codes until the Kraft sum is 1.
static void lengths_of(const uint32_t *counts, int total, int limit, uint8_t *bits) {
  leaf leaves[LITERALS];
  uint32_t weights[2 * LITERALS];
  int parents[2 * LITERALS], count = 0;
  memset(bits, 0, (size_t)total);
  for (int symbol = 0; symbol < total; symbol++)
    if (counts[symbol]) leaves[count++] = (leaf){counts[symbol], (uint16_t)symbol};
  // Decoders require at least two symbols, so a single symbol gets a code of one bit.
  if (count < 2) {
    if (count == 0) bits[0] = 1;
    bits[count == 1 && leaves[0].symbol == 0 ? 1 : 0] = 1;
    if (count == 1) bits[leaves[0].symbol] = 1;
    return;
  }
  sort(leaves, count);
  for (int index = 0; index < count; index++) weights[index] = leaves[index].count;
  int next_leaf = 0, next_tree = count, last = count;
  for (; last < 2 * count - 1; last++) {
    uint32_t weight = 0;
    for (int turn = 0; turn < 2; turn++) {
      int from = next_leaf < count && (next_tree >= last || weights[next_leaf] <= weights[next_tree]) ? next_leaf++ : next_tree++;
      weight += weights[from];
      parents[from] = last;
    }
    weights[last] = weight;
  }
  int depths[2 * LITERALS], of_length[LITERALS + 1] = {0};
  depths[last - 1] = 0;
  for (int index = last - 2; index >= 0; index--) {
    depths[index] = depths[parents[index]] + 1;
    if (index < count) of_length[depths[index] < limit ? depths[index] : limit]++;
  }
  uint32_t sum = 0;
  for (int length = 1; length <= limit; length++) sum += (uint32_t)of_length[length] << (limit - length);
  while (sum > 1u << limit) {
    of_length[limit]--;
    for (int length = limit - 1; length > 0; length--)
      if (of_length[length]) {
        of_length[length]--;
        of_length[length + 1] += 2;
        break;
      }
    sum--;
  }
  // The rarest symbols have the longest codes.
  int index = 0;
  for (int length = limit; length > 0; length--)
    for (int turn = 0; turn < of_length[length]; turn++) bits[leaves[index++].symbol] = (uint8_t)length;
}

// Assigns codes by ascending length. The first bit of a code is its lowest bit.
static void codes_of(const uint8_t *bits, int total, uint16_t *codes) {
  assert(total <= LITERALS);
  uint32_t next[17] = {0}, of_length[17] = {0}, code = 0;
  for (int symbol = 0; symbol < total; symbol++) of_length[bits[symbol]]++;
  of_length[0] = 0;
  for (int length = 1; length <= 15; length++) {
    code = (code + of_length[length - 1]) << 1;
    next[length] = code;
  }
  for (int symbol = 0; symbol < total; symbol++) {
    if (bits[symbol] == 0) {
      codes[symbol] = 0;
      continue;
    }
    uint32_t value = next[bits[symbol]]++;
    value = (value & 0x5555) << 1 | (value >> 1 & 0x5555);
    value = (value & 0x3333) << 2 | (value >> 2 & 0x3333);
    value = (value & 0x0f0f) << 4 | (value >> 4 & 0x0f0f);
    value = (value & 0x00ff) << 8 | (value >> 8 & 0x00ff);
    codes[symbol] = (uint16_t)(value >> (16 - bits[symbol]));
  }
}

// MARK: Bits

typedef struct {
  uint8_t *out, *end;
  uint64_t held;
  int count;
} bit_writer;

static inline void put(bit_writer *w, uint64_t value, int count) {
  assert(count >= 0 && w->count + count <= 64);
  w->held |= value << w->count;
  w->count += count;
}

// Writes complete bytes to the output. At most 48 bits may be added between two calls.
static inline void drain(bit_writer *w) {
  assert(w->end - w->out >= 8);
  memcpy(w->out, &w->held, 8);
  int bytes = w->count >> 3;
  w->out += bytes;
  w->held = bytes == 8 ? 0 : w->held >> (bytes * 8);
  w->count &= 7;
}

static void put_lengths(bit_writer *w, const uint8_t *literals, int literal_count, const uint8_t *distances, int distance_count) {
  uint8_t all[LITERALS + DISTANCES], symbols[LITERALS + DISTANCES], extras[LITERALS + DISTANCES];
  memcpy(all, literals, (size_t)literal_count);
  memcpy(all + literal_count, distances, (size_t)distance_count);
  int total = literal_count + distance_count, used = 0;
  uint32_t counts[LENGTHS] = {0};
  for (int index = 0; index < total;) {
    int run = 1;
    while (index + run < total && all[index + run] == all[index]) run++;
    if (all[index] == 0 && run >= 3) {
      if (run > 138) run = 138;
      symbols[used] = run > 10 ? 18 : 17;
      extras[used] = (uint8_t)(run - (run > 10 ? 11 : 3));
    } else if (index > 0 && all[index] == all[index - 1] && run >= 3) {
      if (run > 6) run = 6;
      symbols[used] = 16;
      extras[used] = (uint8_t)(run - 3);
    } else {
      run = 1;
      symbols[used] = all[index];
      extras[used] = 0;
    }
    counts[symbols[used++]]++;
    index += run;
  }
  uint8_t bits[LENGTHS];
  uint16_t codes[LENGTHS];
  lengths_of(counts, LENGTHS, 7, bits);
  codes_of(bits, LENGTHS, codes);
  static const uint8_t places[LENGTHS] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  int last = LENGTHS;
  while (last > 4 && bits[places[last - 1]] == 0) last--;
  put(w, (uint64_t)(literal_count - 257) | (uint64_t)(distance_count - 1) << 5 | (uint64_t)(last - 4) << 10, 14);
  drain(w);
  for (int index = 0; index < last; index++) {
    put(w, bits[places[index]], 3);
    drain(w);
  }
  static const uint8_t widths[3] = {2, 3, 7};
  for (int index = 0; index < used; index++) {
    put(w, codes[symbols[index]], bits[symbols[index]]);
    if (symbols[index] >= 16) put(w, extras[index], widths[symbols[index] - 16]);
    drain(w);
  }
}

// MARK: Blocks

/// Writes a block of tokens. Returns 0 if the block might not fit in the worst case.
static int put_block(tessera_quick *q, bit_writer *w, int count, int is_last) {
  assert(count <= MOST_TOKENS);
  // A token takes at most 48 bits, and the code lengths take less than 1,000 bytes.
  if ((size_t)(w->end - w->out) < (size_t)count * 6 + 1024) return 0;
  q->literal_counts[256] = 1;
  lengths_of(q->literal_counts, LITERALS, 15, q->literal_bits);
  lengths_of(q->distance_counts, DISTANCES, 15, q->distance_bits);
  codes_of(q->literal_bits, LITERALS, q->literal_codes);
  codes_of(q->distance_bits, DISTANCES, q->distance_codes);
  int literals = LITERALS, distances = DISTANCES;
  while (literals > 257 && q->literal_bits[literals - 1] == 0) literals--;
  while (distances > 1 && q->distance_bits[distances - 1] == 0) distances--;
  put(w, (uint64_t)is_last | 2 << 1, 3);
  drain(w);
  put_lengths(w, q->literal_bits, literals, q->distance_bits, distances);
  // The precomputed code and extra bits of each length and of the previous distance. An element of `byte_words`
  // contains the width of a code in its lowest eight bits, followed by the code.
  uint32_t length_words[259], byte_words[256];
  uint8_t length_widths[259];
  for (int symbol = 0; symbol < 29; symbol++) {
    int bits = q->literal_bits[257 + symbol];
    if (bits == 0) continue;
    for (int extra = 0, length = length_bases[symbol]; extra < 1 << length_extras[symbol] && length < 259; extra++, length++) {
      length_words[length] = q->literal_codes[257 + symbol] | (uint32_t)extra << bits;
      length_widths[length] = (uint8_t)(bits + length_extras[symbol]);
    }
  }
  if (q->literal_bits[285]) {
    length_words[258] = q->literal_codes[285];
    length_widths[258] = q->literal_bits[285];
  }
  for (int byte = 0; byte < 256; byte++) byte_words[byte] = (uint32_t)q->literal_codes[byte] << 8 | q->literal_bits[byte];
  uint32_t last_distance = 0, distance_word = 0;
  int distance_width = 0;
  for (int index = 0; index < count; index++) {
    uint32_t token = q->tokens[index];
    if (token & THREE_BYTES) {
      uint32_t a = byte_words[token & 255], b = byte_words[token >> 8 & 255], c = byte_words[token >> 16 & 255];
      put(w, a >> 8, a & 255);
      put(w, b >> 8, b & 255);
      put(w, c >> 8, c & 255);
    } else if (token < 256) {
      uint32_t a = byte_words[token];
      put(w, a >> 8, a & 255);
    } else {
      uint32_t length = token >> 16, distance = token & 0xffff;
      if (distance != last_distance) {
        int far = distance_symbol(distance);
        last_distance = distance;
        distance_word = q->distance_codes[far] | (distance - distance_bases[far]) << q->distance_bits[far];
        distance_width = q->distance_bits[far] + (far < 4 ? 0 : far / 2 - 1);
      }
      put(w, length_words[length], length_widths[length]);
      put(w, distance_word, distance_width);
    }
    drain(w);
  }
  put(w, q->literal_codes[256], q->literal_bits[256]);
  drain(w);
  memset(q->literal_counts, 0, sizeof q->literal_counts);
  memset(q->distance_counts, 0, sizeof q->distance_counts);
  return 1;
}

/// Returns the number of equal bytes, limited to `most`. Reads up to seven bytes past the end.
static inline size_t alike(const uint8_t *a, const uint8_t *b, size_t most) {
  size_t count = 0;
  while (count + 32 <= most) {
    uint64_t x[4], y[4];
    memcpy(x, a + count, 32);
    memcpy(y, b + count, 32);
    if ((x[0] ^ y[0]) | (x[1] ^ y[1]) | (x[2] ^ y[2]) | (x[3] ^ y[3])) break;
    count += 32;
  }
  while (count < most) {
    uint64_t x, y;
    memcpy(&x, a + count, 8);
    memcpy(&y, b + count, 8);
    if (x != y) {
      count += (size_t)__builtin_ctzll(x ^ y) >> 3;
      return count < most ? count : most;
    }
    count += 8;
  }
  return most;
}

static inline uint32_t word_at(const uint8_t *bytes) {
  uint32_t word;
  memcpy(&word, bytes, 4);
  return word;
}

size_t tessera_quick_deflate(
  tessera_quick *q, const uint8_t *bytes, size_t count, size_t row, size_t pixel, int isLast, uint8_t *out, size_t room) {
  assert(pixel == 1 || pixel == 3 || pixel == 4);
  assert(row > 0 && count <= UINT32_MAX);
  bit_writer w = {out, out + room, 0, 0};
  memset(q->literal_counts, 0, sizeof q->literal_counts);
  memset(q->distance_counts, 0, sizeof q->distance_counts);
  memset(q->table, 0, sizeof q->table);
  int used = 0;
  uint32_t misses = 0;
  size_t looks_above = row <= 32768 ? row : SIZE_MAX;
  int above_symbol = distance_symbol((uint32_t)(row & 0xffff)), left_symbol = distance_symbol((uint32_t)pixel);
  for (size_t place = 0; place < count;) {
    if (used > MOST_TOKENS - 4) {
      if (!put_block(q, &w, used, 0)) return 0;
      used = 0;
    }
    const uint8_t *here = bytes + place;
    size_t most = count - place, length = 0, distance = 0;
    // Bytes past the end are undefined and must not affect the result.
    if (most < 8) {
      q->tokens[used++] = *here;
      q->literal_counts[*here]++;
      place++;
      continue;
    }
    uint32_t word = word_at(here);
    if (place >= looks_above && word_at(here - row) == word) {
      length = alike(here, here - row, most);
      distance = row;
    }
    if (length < 258 && place >= pixel) {
      uint32_t difference = word_at(here - pixel) ^ word;
      if (difference == 0) {
        size_t left = alike(here, here - pixel, most);
        if (left > length) {
          length = left;
          distance = pixel;
        }
      } else if (length == 0 && (difference & 0xffffff) == 0) {
        length = 3;
        distance = pixel;
      }
    }
    // In noisy areas, the table rarely helps, so only every fourth pixel is looked up.
    if (length < 16 && (misses < 8 || (misses & 3) == 0)) {
      uint32_t *entry = &q->table[word * 0x9e3779b1u >> (32 - HASH_BITS)];
      // The position plus 1; 0 means that there is no entry.
      size_t known = *entry;
      *entry = (uint32_t)(place + 1);
      if (known && place + 1 - known <= 32768 && word_at(bytes + known - 1) == word) {
        size_t found = alike(here, bytes + known - 1, most < 258 ? most : 258);
        // A distant match costs up to thirteen additional bits.
        if (found >= 5 && found > length + 1) {
          length = found;
          distance = place + 1 - known;
        }
      }
    }
    if (length >= 3) {
      int symbol = distance == row ? above_symbol : distance == pixel ? left_symbol : distance_symbol((uint32_t)distance);
      assert(distance >= 1 && distance <= 32768 && distance <= place && place + length <= count);
      place += length;
      misses = 0;
      // Splits the match into segments of at most 258 bytes, none of which is shorter than the minimum.
      while (length > 0) {
        if (used > MOST_TOKENS - 4) {
          if (!put_block(q, &w, used, 0)) return 0;
          used = 0;
        }
        size_t piece = length <= 258 ? length : length < 261 ? 255 : 258;
        assert(piece >= 3 && piece <= 258);
        q->tokens[used++] = (uint32_t)piece << 16 | (uint32_t)(distance & 0xffff);
        q->literal_counts[257 + q->length_symbols[piece]]++;
        q->distance_counts[symbol]++;
        length -= piece;
      }
    } else {
      // If the pixel differs from both neighbors, its remaining bytes rarely match either neighbor.
      q->tokens[used++] = THREE_BYTES | (word & 0xffffff);
      q->literal_counts[word & 255]++;
      q->literal_counts[word >> 8 & 255]++;
      q->literal_counts[word >> 16 & 255]++;
      if (pixel == 4) {
        q->tokens[used++] = word >> 24;
        q->literal_counts[word >> 24]++;
      }
      place += pixel == 4 ? 4 : 3;
      misses++;
    }
  }
  if (!put_block(q, &w, used, isLast)) return 0;
  // An empty stored block aligns the output to a byte boundary.
  if (!isLast) put(&w, 0, 3);
  while (w.count > 0) {
    *w.out++ = (uint8_t)w.held;
    w.held >>= 8;
    w.count -= 8;
  }
  if (!isLast) {
    static const uint8_t nothing[4] = {0, 0, 0xff, 0xff};
    memcpy(w.out, nothing, 4);
    w.out += 4;
  }
  assert(w.out <= w.end);
  return (size_t)(w.out - out);
}
