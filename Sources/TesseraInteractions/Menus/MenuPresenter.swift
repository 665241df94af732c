// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraFoundation
@_spi(Tessera) import TesseraViews

@section("tessera_nib") @used
private let menus: @convention(c) (UnsafeMutableRawPointer) -> Void = {
  let hooks = ViewHooks.at($0)
  MainActor.assumeIsolated { hooks.menus = MenuPresenter() }
}

/// The presenter of context menus. It creates a session for each menu.
@MainActor
private struct MenuPresenter: MenuPresenting {
  func presentation(
    of configuration: UIContextMenuConfiguration, for interaction: UIContextMenuInteraction, in window: UIWindow
  ) -> (any MenuPresentation)? {
    MenuSession(interaction: interaction, configuration: configuration, in: window)
  }
}
