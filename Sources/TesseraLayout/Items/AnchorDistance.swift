// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The distance between two anchors as a constraint item, implemented as a hidden guide. It participates in layout
/// while a constraint that refers to it is active. Its size may be negative.
@preconcurrency @MainActor
package protocol AnchorDistance: ConstraintItem {
  /// Called before a constraint that refers to the distance becomes active.
  func addUser(_ user: NSLayoutConstraint)
  /// Called after a constraint that refers to the distance has become inactive.
  func removeUser(_ user: NSLayoutConstraint)
}
