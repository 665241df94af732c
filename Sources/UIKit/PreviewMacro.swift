// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Behind the package trait `Previews`, because macros need swift-syntax. The porting tool does without this.
//
// The bodies are optional for the compiler's ranking alone: where SwiftUI is imported as well, its macro comes first, and a block of
// several views is no question of which is meant.
#if Previews
  /// Declares a preview of a view. It becomes a screen of `ScreenCatalog.previews()`.
  ///
  ///     #Preview("Card", traits: .fixedLayout(width: 200, height: 100)) { CardView() }
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIView)?
  ) = #externalMacro(module: "TesseraMacros", type: "PreviewMacro")

  /// Declares a preview of a view controller. It becomes a screen of `ScreenCatalog.previews()`.
  ///
  ///     #Preview("Settings", traits: .landscapeLeft) { SettingsViewController() }
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: (@MainActor () -> UIViewController)?
  ) = #externalMacro(module: "TesseraMacros", type: "PreviewMacro")
#endif
