// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraLists
import Testing

/// UIKit's property names for the components of `NSIndexPath` objects.
@Suite struct NSIndexPathTests {
  @Test func rowsAndItems() {
    let row = NSIndexPath(forRow: 2, inSection: 1)
    #expect(row.row == 2 && row.item == 2 && row.section == 1)
    #expect(row == NSIndexPath(forItem: 2, inSection: 1))
  }

  @Test func shortPaths() {
    let short = NSIndexPath(indexes: [3], length: 1)
    #expect(short.section == 3 && short.row == 0)
  }
}
