// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIButton {
  /// What a button is for.
  public enum Role: Int, Sendable {
    /// No particular purpose.
    case normal = 0
    /// The action that the user most likely chooses.
    case primary
    /// Leaving without a change.
    case cancel
    /// Something that loses data.
    case destructive
  }
}
