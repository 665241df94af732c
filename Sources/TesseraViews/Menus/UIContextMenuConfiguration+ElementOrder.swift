// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIContextMenuConfiguration {
  /// Which end of a menu its first element is at.
  public enum ElementOrder: Int, Sendable {
    /// As `priority` for a menu above the control it belongs to, else as `fixed`.
    case automatic = 0
    /// The first element is the one nearest to what the menu belongs to.
    case priority
    /// The first element is at the top.
    case fixed
  }
}
