// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

/// A typical app's controller, which overrides only what it requires.
private final class NumbersController: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "S\(section)" }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

@MainActor @Suite struct UITableViewControllerTests {
  @Test func isDataSourceAndDelegate() throws {
    let window = makeWindow(390, 844, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let controller = NumbersController(style: .plain)
    window.rootViewController = controller
    window.layoutIfNeeded()
    let table = try #require(controller.tableView)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["0", "1", "2", "0", "1", "2"])
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "S1")
    // The safe area inset offsets the content, which begins below the status bar.
    #expect(table.contentOffset.y == -47)
    #expect(table.adjustedContentInset.bottom == 34)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    #expect(table.indexPathForSelectedRow == nil)
  }
}
