// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A position, x to the right and y downward. The unit is the caller's: points in views, pixels in a bitmap.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point, unchecked: NaN and infinity are preserved.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
