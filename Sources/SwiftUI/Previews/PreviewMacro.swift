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

  /// Declares an environment value with a default.
  ///
  ///     extension EnvironmentValues {
  ///       @Entry var spacing: CGFloat = 8
  ///     }
  @attached(accessor)
  @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "TesseraMacros", type: "EntryMacro")

  /// Allows a dynamic property in the body of a preview. The property keeps its initial value.
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "TesseraMacros", type: "PreviewableMacro")
#endif
