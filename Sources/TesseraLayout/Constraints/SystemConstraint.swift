// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A constraint that the system, and not the user's layout code, creates: from margins, safe area or keyboard.
package final class SystemConstraint: NSLayoutConstraint {
  override var origin: ConstraintOrigin { .system }
}
