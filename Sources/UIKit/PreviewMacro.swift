// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The package trait `Previews` enables the macro, so packages without the trait do not build it. Ported sources do
// not need the macro, because the porting tool writes its expansion.
//
// The closures are optional only to affect overload ranking. If SwiftUI is also imported, its macro takes precedence,
// and a closure with several views is not ambiguous.
#if Previews
  /// Declares a preview of a view. The preview becomes a screen of `ScreenCatalog.previews()`.
  ///
  ///     #Preview("Card", traits: .fixedLayout(width: 200, height: 100)) { CardView() }
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIView)?
  ) = #externalMacro(module: "TesseraMacros", type: "PreviewMacro")

  /// Declares a preview of a view controller. The preview becomes a screen of `ScreenCatalog.previews()`.
  ///
  ///     #Preview("Settings", traits: .landscapeLeft) { SettingsViewController() }
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: (@MainActor () -> UIViewController)?
  ) = #externalMacro(module: "TesseraMacros", type: "PreviewMacro")
#endif
