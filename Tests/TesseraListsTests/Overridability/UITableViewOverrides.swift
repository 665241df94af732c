// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Overrides of the table view members that apps override. As in apps, the import is not `@testable`, so only `open`
// members can be overridden.

import Foundation
import Testing
import TesseraLists
import TesseraViews

private final class Table: UITableView {
  var heard: [String] = []

  override var style: UITableView.Style { note(super.style) }
  override var numberOfSections: Int { note(super.numberOfSections) }
  override var visibleCells: [UITableViewCell] { note(super.visibleCells) }
  override var indexPathsForVisibleRows: [IndexPath]? { note(super.indexPathsForVisibleRows) }
  override var indexPathForSelectedRow: IndexPath? { note(super.indexPathForSelectedRow) }
  override var indexPathsForSelectedRows: [IndexPath]? { note(super.indexPathsForSelectedRows) }

  override func reloadData() { note(super.reloadData()) }
  override func numberOfRows(inSection section: Int) -> Int { note(super.numberOfRows(inSection: section)) }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { note(super.cellForRow(at: indexPath)) }
  override func rectForRow(at indexPath: IndexPath) -> CGRect { note(super.rectForRow(at: indexPath)) }

  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    note(super.register(cellClass, forCellReuseIdentifier: identifier))
  }
  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    note(super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier))
  }
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    note(super.dequeueReusableCell(withIdentifier: identifier))
  }
  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    note(super.dequeueReusableCell(withIdentifier: identifier, for: indexPath))
  }
  override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    note(super.dequeueReusableHeaderFooterView(withIdentifier: identifier))
  }

  override func beginUpdates() { note(super.beginUpdates()) }
  override func endUpdates() { note(super.endUpdates()) }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    note(super.performBatchUpdates(updates, completion: completion))
  }
  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    note(super.insertRows(at: indexPaths, with: animation))
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    note(super.deleteRows(at: indexPaths, with: animation))
  }
  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    note(super.reloadRows(at: indexPaths, with: animation))
  }
  override func reconfigureRows(at indexPaths: [IndexPath]) { note(super.reconfigureRows(at: indexPaths)) }
  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note(super.moveRow(at: indexPath, to: newIndexPath))
  }
  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    note(super.insertSections(sections, with: animation))
  }
  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    note(super.deleteSections(sections, with: animation))
  }
  override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    note(super.reloadSections(sections, with: animation))
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    note(super.moveSection(section, toSection: newSection))
  }

  override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    note(super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition))
  }
  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    note(super.deselectRow(at: indexPath, animated: animated))
  }
  override func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    note(super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated))
  }
  override func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    note(super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated))
  }

  private func note<T>(_ value: T, _ name: String = #function) -> T {
    heard.append(name)
    return value
  }
}

private final class Cell: UITableViewCell {
  override var reuseIdentifier: String? { "own" }
}

private final class End: UITableViewHeaderFooterView {
  override var reuseIdentifier: String? { "own end" }
}

@Suite @MainActor struct UITableViewOverrides {
  private let rows = Rows([[44, 44, 44], [44]])
  private let table = Table(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)
  /// The table view typed as its superclass. Calls through it reach overrides only if they are dispatched
  /// dynamically.
  private var base: UITableView { table }

  init() {
    base.register(BoxCell.self, forCellReuseIdentifier: "box")
    table.dataSource = rows
    // Without separators, rows are as tall as their boxes.
    table.separatorStyle = .none
    table.layoutIfNeeded()
    table.heard = []
  }

  @Test func callsChangeOverridesOnce() {
    base.beginUpdates()
    base.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    base.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    base.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    base.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 2, section: 0))
    base.endUpdates()
    base.performBatchUpdates {
      base.insertSections([0], with: .none)
      base.deleteSections([0], with: .none)
    }
    base.reloadSections([0], with: .none)
    base.moveSection(0, toSection: 0)
    base.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    #expect(
      table.heard.filter { !$0.hasPrefix("dequeue") } == [
        "beginUpdates()", "insertRows(at:with:)", "deleteRows(at:with:)", "reloadRows(at:with:)", "moveRow(at:to:)",
        "endUpdates()", "insertSections(_:with:)", "deleteSections(_:with:)", "performBatchUpdates(_:completion:)",
        "reloadSections(_:with:)", "moveSection(_:toSection:)", "reconfigureRows(at:)",
      ])
  }

  /// If the app calls these methods, each override is called once. As on iOS, a tap selects a row without calling
  /// them.
  @Test func callsSelectionOverridesOnce() {
    let path = IndexPath(row: 1, section: 0)
    base.selectRow(at: path, animated: false, scrollPosition: .middle)
    base.scrollToRow(at: path, at: .top, animated: false)
    base.scrollToNearestSelectedRow(at: .bottom, animated: false)
    #expect(base.indexPathForSelectedRow == path && base.indexPathsForSelectedRows == [path])
    base.deselectRow(at: path, animated: false)
    #expect(
      table.heard.filter { !$0.hasPrefix("dequeue") } == [
        "selectRow(at:animated:scrollPosition:)", "scrollToRow(at:at:animated:)",
        "scrollToNearestSelectedRow(at:animated:)", "indexPathForSelectedRow", "indexPathsForSelectedRows",
        "deselectRow(at:animated:)",
      ])
  }

  @Test func callsReuseOverridesOnce() {
    base.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "end")
    _ = base.dequeueReusableCell(withIdentifier: "box")
    _ = base.dequeueReusableCell(withIdentifier: "box", for: IndexPath(row: 0, section: 0))
    _ = base.dequeueReusableHeaderFooterView(withIdentifier: "end")
    #expect(
      table.heard == [
        "register(_:forHeaderFooterViewReuseIdentifier:)", "dequeueReusableCell(withIdentifier:)",
        "dequeueReusableCell(withIdentifier:for:)", "dequeueReusableHeaderFooterView(withIdentifier:)",
      ])
  }

  @Test func callsQueryOverridesOnce() {
    let path = IndexPath(row: 0, section: 0)
    #expect(base.style == .grouped && base.numberOfSections == 2 && base.numberOfRows(inSection: 0) == 3)
    #expect(base.visibleCells.count == 4 && base.indexPathsForVisibleRows?.count == 4)
    #expect(base.cellForRow(at: path) != nil && base.rectForRow(at: path).height == 44)
    base.reloadData()
    #expect(
      table.heard == [
        "style", "numberOfSections", "numberOfRows(inSection:)", "visibleCells", "indexPathsForVisibleRows",
        "cellForRow(at:)", "rectForRow(at:)", "reloadData()",
      ])
  }

  @Test func identifiers() {
    let views: (UITableViewCell, UITableViewHeaderFooterView) = (
      Cell(style: .default, reuseIdentifier: "given"), End(reuseIdentifier: "given")
    )
    #expect(views.0.reuseIdentifier == "own" && views.1.reuseIdentifier == "own end")
  }
}
