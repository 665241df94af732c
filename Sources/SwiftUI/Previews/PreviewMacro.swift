// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Requires the package trait `Previews`, like the macros of UIKit.
#if Previews
  public import UIKit

  /// Declares previews of SwiftUI views, one for each view of the block.
  ///
  ///     #Preview("Card") { CardRepresentable().padding() }
  @freestanding(declaration)
  public macro Preview<Content: View>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) = #externalMacro(module: "TesseraMacros", type: "PreviewMacro")
#endif
