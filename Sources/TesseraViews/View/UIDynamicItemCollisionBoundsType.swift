// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The shape of an item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle
  /// The ellipse inscribed in the item's bounds.
  case ellipse
  /// `collisionBoundingPath`, or its convex hull.
  case path
}
