// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Insets of a rectangle's edges, in points. Positive insets move an edge inward.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// The top inset, in points.
  public var top: CGFloat
  /// The left inset, in points.
  public var left: CGFloat
  /// The bottom inset, in points.
  public var bottom: CGFloat
  /// The right inset, in points.
  public var right: CGFloat

  /// Insets that are all zero.
  public static let zero = UIEdgeInsets()

  /// Creates insets that are all zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward by the insets. If the insets are larger than the rectangle,
  /// the result has a negative size.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}
