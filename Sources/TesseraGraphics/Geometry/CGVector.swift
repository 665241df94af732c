// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A vector with a direction and a length. Its unit depends on the function that uses it.
public struct CGVector: Hashable, Codable, Sendable {
  /// The x component, positive to the right.
  public var dx: CGFloat
  /// The y component, positive downward.
  public var dy: CGFloat

  /// The vector of length 0.
  public static let zero = CGVector()

  /// Creates a vector of length 0.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from its components.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector from its components.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
