// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension NSIndexPath {
  /// Creates the path of a table's row.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the path of a collection view's item.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The path's first number; 0 in an empty path.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  /// The path's second number; 0 if there is none.
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
  /// The same number as `row`.
  public var item: Int { row }
}
