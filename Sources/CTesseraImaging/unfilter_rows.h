// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The vector code of tk_unfilter(), included once for each instruction set with TK_FN and TK_CODE defined. Rows are
// unfiltered in place as four-byte pixels. `fill` is combined with each pixel by a bitwise OR, which makes pixels
// without alpha opaque.

/// Reverses the sub filter: adds the left pixel to each difference.
TK_CODE static void TK_FN(sub)(uint32_t *row, size_t n, uint32_t fill) {
  size_t x = 0;
  TK16 none = {0}, left = {0};
  TK16 alpha = (TK16)(TK4){fill, fill, fill, fill};
  for (; x + 4 <= n; x += 4) {
    TK16 sum = TK_LOAD16(row + x);
    sum += __builtin_shufflevector(none, sum, 0, 1, 2, 3, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27);
    sum += __builtin_shufflevector(none, sum, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23) + left;
    left = __builtin_shufflevector(sum, sum, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15);
    *(TK16_any *)(row + x) = sum | alpha;
  }
  for (; x < n; x++) row[x] = tk_add(row[x], x > 0 ? row[x - 1] : 0) | fill;
}

/// Reverses the up filter: adds the upper pixel to each difference.
TK_CODE static void TK_FN(up)(uint32_t *row, const uint32_t *above, size_t n, uint32_t fill) {
  size_t x = 0;
  TK32 alpha = (TK32)(TK8){fill, fill, fill, fill, fill, fill, fill, fill};
  for (; x + 8 <= n; x += 8) *(TK32_any *)(row + x) = (TK_LOAD32(row + x) + TK_LOAD32(above + x)) | alpha;
  for (; x < n; x++) row[x] = tk_add(row[x], above[x]) | fill;
}

/// Reverses the Paeth filter: adds to each difference whichever of the left, upper and upper-left pixels is nearest
/// to left + above - upper left.
TK_CODE static void TK_FN(paeth)(uint32_t *row, const uint32_t *above, size_t n, uint32_t fill) {
  TK4s a = {0}, c = {0};
  for (size_t x = 0; x < n; x++) {
    // If left equals upper left, above is nearest. If above equals upper left, left is nearest. On screens, long runs
    // consist of zero differences, so the same neighbor is nearest for the whole run.
    while (x > 0 && x + 8 <= n) {
      TK8 next = TK_LOAD8(above + x);
      if (TK_ANY(TK_LOAD8(row + x) & ~fill)) break;
      if (row[x - 1] == above[x - 1]) {
        *(TK8_any *)(row + x) = next;
      } else if (!TK_ANY(next ^ above[x - 1])) {
        *(TK8_any *)(row + x) = (TK8){0} + row[x - 1];
      } else {
        break;
      }
      x += 8;
      a = __builtin_convertvector(*(const TK4b_any *)(row + x - 1), TK4s);
      c = __builtin_convertvector(*(const TK4b_any *)(above + x - 1), TK4s);
    }
    if (x == n) break;
    TK4s b = __builtin_convertvector(*(const TK4b_any *)(above + x), TK4s);
    TK4s towardsA = b - c, towardsB = a - c, towardsC = towardsA + towardsB;
    TK4s farA = __builtin_elementwise_max(towardsA, -towardsA), farB = __builtin_elementwise_max(towardsB, -towardsB);
    TK4s least = __builtin_elementwise_min(__builtin_elementwise_min(farA, farB),
                                           __builtin_elementwise_max(towardsC, -towardsC));
    TK4s isA = farA == least, isB = farB == least;
    TK4s sum = __builtin_convertvector(*(const TK4b_any *)(row + x), TK4s) + ((isA & a) | (~isA & ((isB & b) | (~isB & c))));
    a = sum & 255;
    c = b;
    *(TK4b_any *)(row + x) = __builtin_convertvector(a, TK4b);
    row[x] |= fill;
  }
}

/// Expands three-byte pixels to four bytes. Reads up to TK_ROWS_PADDING bytes past the end.
TK_CODE static void TK_FN(widen)(uint32_t *row, const uint8_t *bytes, size_t n) {
  size_t x = 0;
#ifdef TK_HAS_SHUFFLE
  for (; x + 8 <= n; x += 8) {
    TK16 low = TK_LOAD16(bytes + x * 3), high = TK_LOAD16(bytes + x * 3 + 12), opaque = (TK16){0} + 255;
    *(TK16_any *)(row + x) =
      __builtin_shufflevector(low, opaque, 0, 1, 2, 16, 3, 4, 5, 17, 6, 7, 8, 18, 9, 10, 11, 19);
    *(TK16_any *)(row + x + 4) =
      __builtin_shufflevector(high, opaque, 0, 1, 2, 16, 3, 4, 5, 17, 6, 7, 8, 18, 9, 10, 11, 19);
  }
#endif
  for (; x < n; x++) memcpy(row + x, (uint8_t[4]){bytes[x * 3], bytes[x * 3 + 1], bytes[x * 3 + 2], 255}, 4);
}
