// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraInteractions
public import Foundation

/// An item that the data source does not know.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  /// Called with the cell when it is shown.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// An item at a path, with a cell that is registered for the identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }
}
