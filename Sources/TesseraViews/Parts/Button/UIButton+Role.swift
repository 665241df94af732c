// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIButton {
  /// The role of a button.
  public enum Role: Int, Sendable {
    /// No special role.
    case normal = 0
    /// The button that the user is most likely to choose.
    case primary
    /// A button that cancels an operation without changes.
    case cancel
    /// A button whose action may delete data.
    case destructive
  }
}
