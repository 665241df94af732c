// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An anchor for a horizontal edge, center line or baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint with a gap of `multiplier` times the system spacing (8 points) below `anchor`.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.equal, after: anchor, multiplier)
  }

  /// Returns a constraint with a gap of at least `multiplier` times 8 points below `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.greaterThanOrEqual, after: anchor, multiplier)
  }

  /// Returns a constraint with a gap of at most `multiplier` times 8 points below `anchor`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.lessThanOrEqual, after: anchor, multiplier)
  }
}
