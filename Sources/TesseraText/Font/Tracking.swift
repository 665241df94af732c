// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// San Francisco's size-specific tracking, which Apple applies by itself: points per character at a point size.
///
/// Source: Apple's Human Interface Guidelines, Typography, tracking values of SF Pro. Between sizes it is linear;
/// below 6 points the value at 6 holds, from 80 points on it is 0.
enum Tracking {
  private static let sizes: [Double] = [
    6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
    36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76, 80,
  ]
  private static let values: [Double] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26, -0.10,
    0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38, 0.37, 0.37, 0.37, 0.35, 0.31, 0.30, 0.26,
    0.22, 0.17, 0.14, 0.07, 0,
  ]

  /// Points to add after every character of the system font at `size` points.
  static func system(size: Double) -> Double {
    guard size > sizes[0] else { return size > 0 ? values[0] : 0 }
    guard let next = sizes.firstIndex(where: { $0 >= size }) else { return 0 }
    let t = (size - sizes[next - 1]) / (sizes[next] - sizes[next - 1])
    return values[next - 1] + t * (values[next] - values[next - 1])
  }
}
