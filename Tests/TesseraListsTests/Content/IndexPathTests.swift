// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraLists

@Suite struct IndexPathTests {
  @Test func componentsHaveUIKitNames() {
    var path = IndexPath(row: 3, section: 7)
    #expect(path == IndexPath(indexes: [7, 3]))
    #expect(path == IndexPath(item: 3, section: 7))
    #expect((path.section, path.row, path.item) == (7, 3, 3))
    path.row = 4
    path.section = 1
    #expect(path == IndexPath(item: 4, section: 1))
    #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
    #expect((IndexPath().section, IndexPath().row) == (0, 0))
  }
}
