// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIButton {
  /// The role of a button.
  public enum Role: Int, Sendable {
    /// No particular role.
    case normal = 0
    /// The action that the user is most likely to choose.
    case primary
    /// Cancels without a change.
    case cancel
    /// An action that may delete data.
    case destructive
  }
}
