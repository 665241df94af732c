// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A horizontal edge, centre line or baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor down to another, as a dimension for further constraints.
  ///
  /// It is negative where the other anchor comes first. An active constraint of the dimension adds a hidden guide to the
  /// items' nearest common ancestor; without one, activation ends the process with UIKit's exception.
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    DistanceGuide(from: self, to: other, axis: .vertical).dimension
  }

  /// A gap of `multiplier` times the system spacing (8 points) below `anchor`.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.equal, after: anchor, multiplier)
  }

  /// A gap of at least `multiplier` times 8 points below `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.greaterThanOrEqual, after: anchor, multiplier)
  }

  /// A gap of at most `multiplier` times 8 points below `anchor`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.lessThanOrEqual, after: anchor, multiplier)
  }
}
