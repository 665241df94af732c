// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A position, with x pointing to the right and y pointing downward. The caller determines the unit: points in views,
/// pixels in bitmaps.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point from coordinates, which are not validated. NaN and infinity are preserved.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
