// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraInteractions
import TesseraViews

/// An item without data that stands for something dropped until its data has arrived.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The look of the preview that goes to the cell; nil, the default, for the whole one.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
