// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Blurs coverage by three boxes in a row, which come within three percent of a Gaussian; the widths are those of SVG's
// feGaussianBlur. For renderers that have no blur.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

class BoxBlur {
 public:
  explicit BoxBlur(double sigma) : width((int)std::floor(sigma * 3 * std::sqrt(2 * M_PI) / 4 + 0.5)) {}

  void blur(uint8_t *pixels, int columns, int rows, int stride) {
    if (width < 2) return;
    // Columns are blurred as rows of the picture laid on its side: running sums down a column would miss the cache.
    std::vector<uint8_t> turned((size_t)columns * rows);
    blurRows(pixels, columns, rows, stride);
    turn(pixels, columns, rows, stride, turned.data(), rows);
    blurRows(turned.data(), rows, columns, rows);
    turn(turned.data(), rows, columns, rows, pixels, stride);
  }

 private:
  int width;
  std::vector<uint8_t> first, second;

  void blurRows(uint8_t *pixels, int columns, int rows, int stride) {
    first.resize(columns);
    second.resize(columns);
    int half = width / 2;
    for (int y = 0; y < rows; y++) {
      uint8_t *row = pixels + (size_t)y * stride;
      if (width % 2) {
        box(row, first.data(), columns, half, half);
        box(first.data(), second.data(), columns, half, half);
      } else {
        // Two even boxes, shifted by half a pixel to either side.
        box(row, first.data(), columns, half, half - 1);
        box(first.data(), second.data(), columns, half - 1, half);
      }
      box(second.data(), row, columns, half, half);
    }
  }

  // The mean of each pixel with `left` pixels before it and `right` ones behind it; there is nothing beyond the ends.
  static void box(const uint8_t *from, uint8_t *to, int count, int left, int right) {
    uint32_t sum = 0, scale = (1u << 24) / (left + right + 1);
    for (int i = 0; i < std::min(right, count); i++) sum += from[i];
    for (int i = 0; i < count; i++) {
      if (i + right < count) sum += from[i + right];
      to[i] = (sum * scale + (1u << 23)) >> 24;
      if (i >= left) sum -= from[i - left];
    }
  }

  static void turn(const uint8_t *from, int columns, int rows, int stride, uint8_t *to, int turnedStride) {
    const int tile = 16;
    for (int top = 0; top < rows; top += tile)
      for (int left = 0; left < columns; left += tile)
        for (int y = top; y < std::min(rows, top + tile); y++)
          for (int x = left; x < std::min(columns, left + tile); x++)
            to[(size_t)x * turnedStride + y] = from[(size_t)y * stride + x];
  }
};
