// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIContextMenuConfiguration {
  /// The order of a menu's elements.
  public enum ElementOrder: Int, Sendable {
    /// `priority` for a menu above its control, otherwise `fixed`.
    case automatic = 0
    /// The first element is nearest to the menu's source.
    case priority
    /// The first element is at the top.
    case fixed
  }
}
