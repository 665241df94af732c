// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// UIKit's names for the two parts of the paths of tables and collection views, which Foundation on Linux lacks.
extension IndexPath {
  /// Creates the path of a table's row: the section first, then the row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the path of a collection view's item: the section first, then the item.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The path's first number; 0 in an empty path. Setting it truncates the path to two numbers.
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = IndexPath(indexes: [newValue, row]) }
  }

  /// The path's second number; 0 if there is none. Setting it truncates the path to two numbers.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(indexes: [section, newValue]) }
  }

  /// The same number as `row`.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
