// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Fixed-point coordinates of the coverage stage: 24.8 in integers, so that sums do not depend on their order.
///
/// Geometry farther than `limit` pixels from the origin is clipped, not wrapped. A canvas has at most 65,535 pixels per
/// side, so nothing visible is lost and every product below fits in 64 bits.
enum Fixed {
  static let one = 256
  static let limit = 2_097_152.0

  /// Returns the nearest multiple of 1/256, rounding halves up. Requires a value within the limit.
  @inline(__always)
  static func from(_ value: Double) -> Int {
    // Adding a bias makes the value positive, so truncation is a floor and no rounding function is called.
    Int(value * 256 + 0.5 + 1_073_741_824.0) - 1_073_741_824
  }

  /// Returns the nearest multiple of 1/256. Values beyond the limit are clamped, and NaN is zero.
  static func clamped(_ value: Double) -> Int {
    if value.isNaN { return 0 }
    return from(min(max(value, -limit), limit))
  }
}
