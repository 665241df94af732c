// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// A 300 x 400 table view with twenty 100-point rows. Four are visible, and the next four are prefetched.
@MainActor @Suite struct TablePrefetchingTests {
  final class Source: UITableViewDataSourcePrefetching {
    var log: [String] = []
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("fetch \(indexPaths.map(\.row))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel \(indexPaths.map(\.row))")
    }
  }

  @Test func prefetchesRows() {
    let rows = Rows([Array(repeating: 100, count: 20)])
    let (window, table) = makeTable(rows)
    table.rowHeight = 100
    var source: Source? = Source()
    table.prefetchDataSource = source
    table.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(source?.log == [], "nothing is prefetched before the first scroll")
    func scroll(_ y: CGFloat) -> [String]? {
      source?.log = []
      table.contentOffset.y = y
      window.layoutIfNeeded()
      return source?.log
    }
    #expect(scroll(100) == ["fetch [5, 6, 7, 8]"])
    #expect(scroll(200) == ["fetch [9]"], "the others have already been requested")
    // Scrolling up prefetches row 0 above the visible rows and cancels rows 6 to 9.
    #expect(scroll(150) == ["cancel [6, 7, 8, 9]", "fetch [0]"])
    #expect(scroll(1600) == ["cancel [0]"], "there is nothing after the last row")
    source = nil
    #expect(table.prefetchDataSource == nil)
    table.contentOffset.y = 0
    window.layoutIfNeeded()
  }
}
