// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraInteractions
import TesseraViews

/// A placeholder row for a dropped item whose data has not arrived yet.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// A closure that returns the appearance of the preview that moves to the cell. If the closure or its result is
  /// nil, the entire preview is shown. The default is nil.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
