// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraLayout

extension ItemHandle {
  /// The view; nil for a guide, and after the view's deallocation.
  @inline(__always) var view: UIView? { itemView.map { unsafeDowncast($0, to: UIView.self) } }
}

extension ConstraintItem {
  /// The item as a view; nil for a guide. Only `UIView` conforms to `LayoutView`.
  @inline(__always) var uiView: UIView? { itemView.map { unsafeDowncast($0, to: UIView.self) } }
}
