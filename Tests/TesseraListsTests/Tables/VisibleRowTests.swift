// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

@MainActor @Suite struct VisibleRowTests {
  private final class Source: NSObject, UITableViewDataSource {
    var asked = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked += 1
      return UITableViewCell()
    }
  }

  /// Querying visible rows during a pending reload does not load rows.
  @Test func queriesAfterAReloadCreateNoCells() {
    let (window, table, source) = (makeWindow(), UITableView(frame: CGRect(0, 0, 390, 844)), Source())
    table.dataSource = source
    window.addSubview(table)
    #expect(table.visibleCells.isEmpty)
    window.layoutIfNeeded()
    #expect(source.asked == 3)
    table.reloadData()
    #expect(table.indexPathsForVisibleRows == [] && table.visibleCells.isEmpty && table.numberOfRows(inSection: 0) == 3)
    #expect(table.visibleCells.isEmpty && source.asked == 3)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3 && source.asked == 6)
  }
}
