// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The shape of a dynamic item, used for collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle
  /// The ellipse inscribed in the item's bounds.
  case ellipse
  /// The item's `collisionBoundingPath`, or its convex hull if it is not convex.
  case path
}
