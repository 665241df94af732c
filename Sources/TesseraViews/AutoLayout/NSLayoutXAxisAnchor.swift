// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A vertical edge or centre line.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another, as a dimension for further constraints.
  ///
  /// It is negative where the other anchor comes first. An active constraint of the dimension adds a hidden guide to the
  /// items' nearest common ancestor; without one, activation ends the process with UIKit's exception.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    DistanceGuide(from: self, to: other, axis: .horizontal).dimension
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
