// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A constraint of a stack view's arrangement. In a conflict, it yields to the user's constraints.
package final class ArrangementConstraint: NSLayoutConstraint {
  override var origin: ConstraintOrigin { .arrangement }
}
