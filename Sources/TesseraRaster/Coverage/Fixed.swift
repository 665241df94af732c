// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// Fixed-point coordinates for computing coverage. They are 24.8 integers, so sums do not depend on the order of the
/// summands.
///
/// Geometry at a distance of more than `limit` pixels from the origin is clipped rather than wrapped. A canvas has at
/// most 65,535 pixels per side, so all visible geometry is preserved, and each product in the code below fits in 64
/// bits.
enum Fixed {
  static let one = 256
  static let limit = 2_097_152.0

  /// Returns the nearest multiple of 1/256, rounding halves up. The value must be within the limit.
  @inline(__always)
  static func from(_ value: Double) -> Int {
    Int(tk_coordinate(value))
  }

  /// Returns the nearest multiple of 1/256. Values beyond the limit are clamped, and NaN is treated as zero.
  static func clamped(_ value: Double) -> Int {
    if value.isNaN { return 0 }
    return from(min(max(value, -limit), limit))
  }
}
