// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraInteractions
import TesseraViews

/// A row without data that stands for something dropped until its data has arrived.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The look of the preview that goes to the cell; nil, the default, for the whole one.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
