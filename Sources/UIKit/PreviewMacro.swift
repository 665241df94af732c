// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Enabled by the package trait `Previews`, so that packages without it do not build the macro. Ported sources do not need it:
// the porting tool writes the expansion.
//
// The bodies are optional only for overload ranking: if SwiftUI is also imported, its macro takes precedence, and a block of
// several views is not ambiguous.
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
