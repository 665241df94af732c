// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraInteractions
public import Foundation

/// A row that the data source does not know.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat
  /// Called with the cell when it is shown.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// A row at a path, with a cell that is registered for the identifier. `UITableView.automaticDimension` measures the
  /// cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (self.insertionIndexPath, self.reuseIdentifier, self.rowHeight) = (insertionIndexPath, reuseIdentifier, rowHeight)
    super.init()
  }
}
