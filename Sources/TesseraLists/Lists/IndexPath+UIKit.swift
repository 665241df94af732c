// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// UIKit's names for the two parts of the paths that tables and collections use. Foundation has none on Linux.
#if !canImport(ObjectiveC)
  extension IndexPath {
    public init(row: Int, section: Int) {
      self.init(indexes: [section, row])
    }

    public init(item: Int, section: Int) {
      self.init(indexes: [section, item])
    }

    public var section: Int {
      get { count > 0 ? self[0] : 0 }
      set { self = IndexPath(indexes: [newValue, row]) }
    }

    public var row: Int {
      get { count > 1 ? self[1] : 0 }
      set { self = IndexPath(indexes: [section, newValue]) }
    }

    public var item: Int {
      get { row }
      set { row = newValue }
    }
  }
#endif
