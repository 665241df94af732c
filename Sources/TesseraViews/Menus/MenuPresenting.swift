// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The module that shows context menus, as seen from the interaction that opens them.
@MainActor
package protocol MenuPresenting {
  /// Creates the presentation of a menu. Returns nil if there is nothing to show.
  func presentation(
    of configuration: UIContextMenuConfiguration, for interaction: UIContextMenuInteraction, in window: UIWindow
  ) -> (any MenuPresentation)?
}
