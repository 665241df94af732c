// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The macros require the package trait `Previews`, like UIKit's macros.
#if Previews
  public import UIKit

  /// Declares one preview for each SwiftUI view in the block.
  ///
  ///     #Preview("Card") { CardRepresentable().padding() }
  @freestanding(declaration)
  public macro Preview<Content: View>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) = #externalMacro(module: "TesseraMacros", type: "PreviewMacro")

  /// Declares an environment value with a default value.
  ///
  ///     extension EnvironmentValues {
  ///       @Entry var spacing: CGFloat = 8
  ///     }
  @attached(accessor)
  @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "TesseraMacros", type: "EntryMacro")

  /// Allows a dynamic property within a preview's body. The property keeps its initial value.
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "TesseraMacros", type: "PreviewableMacro")
#endif
