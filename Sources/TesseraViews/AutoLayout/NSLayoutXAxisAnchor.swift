// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A vertical edge or centre line.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another, as a dimension for further constraints.
  ///
  /// Adds a hidden guide between the two to the items' nearest common ancestor; without one, the call ends the process
  /// with UIKit's exception.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    AnchorDistance.dimension(from: self, to: other, axis: .horizontal)
  }

  /// A gap of `multiplier` times the system spacing (8 points) after `anchor`, in reading direction.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.equal, after: anchor, multiplier)
  }

  /// A gap of at least `multiplier` times 8 points after `anchor`, in reading direction.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.greaterThanOrEqual, after: anchor, multiplier)
  }

  /// A gap of at most `multiplier` times 8 points after `anchor`, in reading direction.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.lessThanOrEqual, after: anchor, multiplier)
  }
}

/// Distances that UIKit calls standard.
enum SystemSpacing {
  /// Between siblings, in points. Source: VFL's `-` between siblings is 8 points.
  static let standard: CGFloat = 8
}
