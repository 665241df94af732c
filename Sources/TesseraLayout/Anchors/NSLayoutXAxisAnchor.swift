// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An anchor for a vertical edge or center line.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint with a gap of `multiplier` times the system spacing (8 points) after `anchor`, in the
  /// reading direction.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.equal, after: anchor, multiplier)
  }

  /// Returns a constraint with a gap of at least `multiplier` times 8 points after `anchor`, in the reading
  /// direction.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.greaterThanOrEqual, after: anchor, multiplier)
  }

  /// Returns a constraint with a gap of at most `multiplier` times 8 points after `anchor`, in the reading direction.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.lessThanOrEqual, after: anchor, multiplier)
  }
}

/// UIKit's standard spacings.
package enum SystemSpacing {
  /// The spacing between siblings, in points. Source: `-` between siblings in a visual format is 8 points.
  package static let standard: CGFloat = 8
}
