// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraLayout

extension ItemHandle {
  /// The view; nil if the item is a layout guide or the view was deallocated.
  @inline(__always) var view: UIView? { itemView.map { unsafeDowncast($0, to: UIView.self) } }
}

extension ConstraintItem {
  /// The item as a view; nil for a layout guide. Only `UIView` conforms to `LayoutView`.
  @inline(__always) var uiView: UIView? { itemView.map { unsafeDowncast($0, to: UIView.self) } }
}
