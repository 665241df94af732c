// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A constraint that the system makes, from margins, safe area or keyboard, not the user's layout code.
package final class SystemConstraint: NSLayoutConstraint {
  override var origin: ConstraintOrigin { .system }
}
