// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The interface of the module that shows context menus. `UIContextMenuInteraction` calls it.
@MainActor
package protocol MenuPresenting {
  /// Creates a presentation of a menu. Returns nil if there is nothing to show.
  func presentation(
    of configuration: UIContextMenuConfiguration, for interaction: UIContextMenuInteraction, in window: UIWindow
  ) -> (any MenuPresentation)?
}
