// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraInteractions
import TesseraViews

/// A placeholder for a dropped item whose data has not arrived yet.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The handler that returns the appearance of the preview that moves to the cell; the whole preview if nil, the default.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
