// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraLayout

/// The layout guide for a scroll view's content area, `contentLayoutGuide`.
final class ContentAreaGuide: UILayoutGuide, LayoutContentArea {
  /// The `contentSize` that was set explicitly. It applies to axes that no constraint determines.
  package var explicitSize: CGSize = .zero
  package override var contentArea: (any LayoutContentArea)? { self }
}
