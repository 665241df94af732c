// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraViews

/// A preview of something that is lifted or dropped, and where it comes from or goes to.
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview of the same view and look that stands elsewhere.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
