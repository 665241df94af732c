// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The distances between two bounds.
public struct UIFloatRange: Hashable, Sendable {
  /// The lower bound.
  public var minimum: CGFloat
  /// The upper bound.
  public var maximum: CGFloat

  /// From 0 to 0.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// From one bound to the other.
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// From 0 to 0.
  public static let zero = UIFloatRange()
  /// Any distance.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether the range is that of any distance.
  public var isInfinite: Bool { self == .infinite }
}
