// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIButton {
  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Anything.
    case normal = 0
    /// What the user most likely chooses.
    case primary
    /// Leaving without a change.
    case cancel
    /// Something that loses data.
    case destructive
  }
}
