// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A constraint that the system, rather than the user's layout code, creates for margins, the safe area or the
/// keyboard.
package final class SystemConstraint: NSLayoutConstraint {
  override var origin: ConstraintOrigin { .system }
}
