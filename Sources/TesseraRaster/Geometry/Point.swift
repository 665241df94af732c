// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A position, x to the right and y downwards. The unit is the caller's: points in views, pixels in a bitmap.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public static let zero = Point(x: 0, y: 0)

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
