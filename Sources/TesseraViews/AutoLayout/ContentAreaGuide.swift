// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraLayout

/// The content area of a scroll view as a guide: `contentLayoutGuide`.
final class ContentAreaGuide: UILayoutGuide, LayoutContentArea {
  /// The `contentSize` that was set, which applies on axes that no constraint determines.
  package var explicitSize: CGSize = .zero
  package override var contentArea: (any LayoutContentArea)? { self }
}
