// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Coordinates of the coverage stage: 24.8 fixed point in whole numbers, so that sums do not depend on their order.
///
/// Geometry further than `limit` pixels from the origin is clipped, not wrapped: a canvas has at most 65,535 pixels a
/// side, so nothing visible is lost and every product below fits 64 bits.
enum Fixed {
  static let one = 256
  static let limit = 2_097_152.0

  /// The nearest multiple of 1/256, halves upwards. Callers pass only values within the limit.
  @inline(__always)
  static func from(_ value: Double) -> Int {
    // Adding a bias makes the value positive, where truncation is a floor; it needs no call of a rounding function.
    Int(value * 256 + 0.5 + 1_073_741_824.0) - 1_073_741_824
  }

  /// The same with values beyond the limit held at it, and NaN at zero.
  static func clamped(_ value: Double) -> Int {
    if value.isNaN { return 0 }
    return from(min(max(value, -limit), limit))
  }
}
