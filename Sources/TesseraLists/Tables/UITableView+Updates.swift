// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Updates of individual rows and sections. Remaining rows keep their cells, which move to new positions.

import Foundation

extension UITableView {
  func openUpdate() {
    loadIfNeeded()
    if update == nil { update = ListUpdate() } else { update?.depth += 1 }
  }

  /// - Parameter completion: Called when the animations of the whole batch have finished.
  func closeUpdate(_ completion: ((Bool) -> Void)? = nil) {
    guard var current = update else { return }
    current.depth -= 1
    if let completion { current.completions.append(completion) }
    update = current.depth > 0 ? current : nil
    if current.depth == 0 { commit(current) }
  }

  func reconfigure(_ indexPaths: [IndexPath]) {
    for path in indexPaths {
      let key = ItemPosition(path)
      guard let cell = cells[key], let dataSource else { continue }
      reconfiguredCells[key] = cell
      let new = dataSource.tableView(self, cellForRowAt: path)
      reconfiguredCells[key] = nil
      if new !== cell { replaceCell(at: key, by: new) }
      geometry.setRow(at: key, to: estimatedRow(at: key))
    }
    geometry.layOutSections()
    setNeedsLayout()
  }

  private func replaceCell(at key: ItemPosition, by cell: UITableViewCell) {
    retire(key)
    cells[key] = cell
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    configure(cell, at: key)
    applyState(to: cell, at: key)
  }

  /// Applies an update immediately, or adds it to the open batch.
  func edit(_ change: (inout ListUpdate) -> Void) {
    openUpdate()
    if var current = update {
      change(&current)
      update = current
    }
    closeUpdate()
  }

  /// Applies an interactive move that the data source has performed. Unlike in batch updates, the row counts are not
  /// guaranteed to be correct. If they do not match the move, all rows are reloaded.
  func applyMove(from: ItemPosition, to: ItemPosition) {
    guard !needsData else { return }
    var counts = geometry.sections.map(\.rows.count)
    guard geometry.contains(from), counts.indices.contains(to.section) else { return reloadData() }
    counts[from.section] -= 1
    counts[to.section] += 1
    guard counts == queryCounts(), to.row < counts[to.section] else { return reloadData() }
    edit { $0.movedRows.append((from, to)) }
  }

  private func commit(_ update: ListUpdate) {
    // A reload during the batch replaces the batch's updates.
    let completion = { @MainActor in for body in update.completions { body(true) } }
    guard !update.isReload else {
      discardRows()
      loadIfNeeded()
      return completion()
    }
    let old = geometry.sections.map(\.rows.count)
    switch update.apply(to: old, now: queryCounts()) {
    case .failure(let mismatch): raise("NSInternalInconsistencyException", mismatch.text)
    case .success(let sections):
      let change = { [self] in
        // Apps use an empty batch to update heights.
        if update.isEmpty { reloadHeights() } else { rearrange(sections) }
      }
      show(sections, animations: update.animations, change: change, completion: completion)
    }
  }

  /// Moves the cells and heights of remaining rows. `sections` maps each row to its previous position.
  func rearrange(_ sections: [ListUpdate.Section]) {
    closeSwipe(animated: false)
    dropRow()
    dragging?.rearrange(sections)
    prefetching?.rows = []
    loadIfNeeded()
    let oldCells = cells
    let oldGeometry = geometry
    cells = [:]
    discardSectionViews()
    var kept = Set<ItemPosition>()
    var newPositions: [ItemPosition: ItemPosition] = [:]
    var parts: [TableGeometry.Section] = []
    for (index, section) in sections.enumerated() {
      var part = estimatedSection(at: index, rows: section.rows.count)
      for (row, key) in section.rows.enumerated() {
        guard let key, oldGeometry.contains(key) else { continue }
        part.rows[row] = oldGeometry.sections[key.section].rows[key.row]
        let new = ItemPosition(section: index, row: row)
        if let cell = oldCells[key] {
          cells[new] = cell
          kept.insert(key)
        }
        newPositions[key] = new
      }
      parts.append(part)
    }
    for (key, cell) in oldCells.sorted(by: { $0.key < $1.key }) where !kept.contains(key) {
      cell.removeFromSuperview()
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: key.path)
      registry.enqueue(cell)
    }
    selection = selection.compactMap { newPositions[$0] }
    geometry = TableGeometry(head: oldGeometry.head, foot: oldGeometry.foot, sections: parts)
    setNeedsLayout()
  }
}
