// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension NSIndexPath {
  /// Creates the index path of a table row.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the index path of a collection view item.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The first index, or 0 in an empty index path.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  /// The second index, or 0 if there is none.
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
  /// The second index, which is equal to `row`.
  public var item: Int { row }
}
