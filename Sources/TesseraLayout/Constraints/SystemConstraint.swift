// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A constraint that is not created by the user's layout code but by the system, for margins, the safe area or the
/// keyboard.
package final class SystemConstraint: NSLayoutConstraint {
  override var origin: ConstraintOrigin { .system }
}
