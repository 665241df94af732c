// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Changes of single rows. Cells of rows that stay are kept and only move.

public import Foundation

extension UITableView {
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    edit { $0.insertedRows.formUnion(indexPaths.map(RowKey.init)) }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    edit { $0.deletedRows.formUnion(indexPaths.map(RowKey.init)) }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    edit { $0.reloadedRows.formUnion(indexPaths.map(RowKey.init)) }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.movedRows.append((RowKey(indexPath), RowKey(newIndexPath))) }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit { $0.deletedSections.formUnion(sections) }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit { $0.reloadedSections.formUnion(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.movedSections.append((section, newSection)) }
  }

  /// Makes changes together: deletions by the paths before, insertions by the paths after.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  public func beginUpdates() {
    loadIfNeeded()
    if update == nil { update = TableUpdate() } else { update?.depth += 1 }
  }

  public func endUpdates() {
    guard var current = update else { return }
    current.depth -= 1
    update = current.depth > 0 ? current : nil
    if current.depth == 0 { commit(current) }
  }

  /// Asks for the rows' cells again and keeps the cells themselves.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      let key = RowKey(path)
      guard let cell = cells[key], let dataSource else { continue }
      reconfigured[key] = cell
      let new = dataSource.tableView(self, cellForRowAt: path)
      reconfigured[key] = nil
      if new !== cell { replaceCell(key, by: new) }
      geometry.setRow(key, estimatedRow(key))
    }
    geometry.place()
    setNeedsLayout()
  }

  private func replaceCell(_ key: RowKey, by cell: UITableViewCell) {
    retire(key)
    cells[key] = cell
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    configure(cell, key)
  }

  private func edit(_ change: (inout TableUpdate) -> Void) {
    beginUpdates()
    if var current = update {
      change(&current)
      update = current
    }
    endUpdates()
  }

  private func commit(_ update: TableUpdate) {
    let old = geometry.sections.map(\.rows.count)
    switch update.apply(to: old, now: askCounts()) {
    case .failure(let mismatch): raise("NSInternalInconsistencyException", mismatch.text)
    case .success(let sections): rearrange(sections)
    }
  }

  /// Takes over rows that stay, with their cells and heights. `sections` gives for each row its old place.
  func rearrange(_ sections: [TableUpdate.Section]) {
    loadIfNeeded()
    let oldCells = cells
    let oldSelection = Set(selection)
    let oldGeometry = geometry
    cells = [:]
    selection = []
    discardSectionViews()
    var kept = Set<RowKey>()
    var parts: [TableGeometry.Section] = []
    for (index, section) in sections.enumerated() {
      var part = estimatedSection(index, rows: section.rows.count)
      for (row, key) in section.rows.enumerated() {
        guard let key, oldGeometry.contains(key) else { continue }
        part.rows[row] = oldGeometry.sections[key.section].rows[key.row]
        let new = RowKey(index, row)
        if let cell = oldCells[key] {
          cells[new] = cell
          kept.insert(key)
        }
        if oldSelection.contains(key) { selection.append(new) }
      }
      parts.append(part)
    }
    for (key, cell) in oldCells.sorted(by: { $0.key < $1.key }) where !kept.contains(key) {
      cell.removeFromSuperview()
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: key.path)
      registry.keep(cell)
    }
    geometry = TableGeometry(head: oldGeometry.head, foot: oldGeometry.foot, sections: parts)
    setNeedsLayout()
  }
}
