// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A constraint that a stack view creates to arrange its views. In a conflict, it is broken before the user's
/// constraints.
package final class ArrangementConstraint: NSLayoutConstraint {
  override var origin: ConstraintOrigin { .arrangement }
}
