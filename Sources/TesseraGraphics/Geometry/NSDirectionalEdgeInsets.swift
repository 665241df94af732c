// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Insets of a rectangle's edges that depend on the layout direction, in points. Positive insets move an edge inward.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// The top inset, in points.
  public var top: CGFloat
  /// The leading inset, in points. The leading edge is the left edge in left-to-right layouts and the right edge in
  /// right-to-left layouts.
  public var leading: CGFloat
  /// The bottom inset, in points.
  public var bottom: CGFloat
  /// The trailing inset, in points. The trailing edge is the right edge in left-to-right layouts and the left edge in
  /// right-to-left layouts.
  public var trailing: CGFloat

  /// Insets that are all zero.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets that are all zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns the left and right insets for a layout direction.
  func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .leftToRight
      ? UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}

extension UIEdgeInsets {
  /// Returns the leading and trailing insets for a layout direction.
  package func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    direction == .leftToRight
      ? NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
      : NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
  }
}
