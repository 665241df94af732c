// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A range of distances.
public struct UIFloatRange: Hashable, Sendable {
  /// The lower bound.
  public var minimum: CGFloat
  /// The upper bound.
  public var maximum: CGFloat

  /// Creates a range from 0 to 0.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Creates a range between two bounds.
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// The range from 0 to 0.
  public static let zero = UIFloatRange()
  /// The range of all distances.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether the range contains all distances.
  public var isInfinite: Bool { self == .infinite }
}
