// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The shape with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle
  /// The ellipse in the item's bounds.
  case ellipse
  /// `collisionBoundingPath`, or the convex outline around it.
  case path
}
