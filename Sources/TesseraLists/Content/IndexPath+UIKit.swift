// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// UIKit's names for the two indexes of table and collection view index paths, which Foundation on Linux lacks.
extension IndexPath {
  /// Creates the index path of a table row: the section, followed by the row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the index path of a collection view item: the section, followed by the item.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The first index, or 0 in an empty index path. Setting it truncates the index path to two indexes.
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = IndexPath(indexes: [newValue, row]) }
  }

  /// The second index, or 0 if there is none. Setting it truncates the index path to two indexes.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(indexes: [section, newValue]) }
  }

  /// The second index, which is equal to `row`.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
