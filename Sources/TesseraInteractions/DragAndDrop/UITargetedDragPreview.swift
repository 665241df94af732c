// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraViews

/// A preview of a lifted or dropped item, with its target.
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview with the same view and appearance, and a different target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
