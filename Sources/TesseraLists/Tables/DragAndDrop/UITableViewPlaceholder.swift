// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraInteractions
public import Foundation

/// A temporary row that does not exist in the data source.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat
  /// A closure called with the cell when it appears.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder row at an index path. Its cell must be registered with the reuse identifier. With a height
  /// of `UITableView.automaticDimension`, the cell is measured.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (self.insertionIndexPath, self.reuseIdentifier, self.rowHeight) = (insertionIndexPath, reuseIdentifier, rowHeight)
    super.init()
  }
}
