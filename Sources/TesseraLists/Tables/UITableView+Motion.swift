// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// How changes of rows are seen. The table takes over the change and lays out; then everything that shows is moved from where it
// stood. Rows that leave, and rows that others push off the screen, leave as pictures, so that their cells are free at once.

import Foundation
@_spi(Tessera) import TesseraViews

/// What a table shows before a change.
@MainActor private struct TableScene {
  struct Part {
    let view: UIView
    let place: ListMotion.Place
    let picture: LeavingPicture?

    @MainActor init(_ view: UIView) {
      (self.view, place, picture) = (view, ListMotion.Place(of: view), LeavingPicture(of: view))
    }
  }

  let rows: [RowKey: Part]
  let headers: [Int: Part]
  let footers: [Int: Part]
  let ends: [(view: UIView, place: ListMotion.Place)]
  let geometry: TableGeometry
  let offset: CGPoint

  init(_ table: UITableView) {
    rows = table.cells.mapValues { Part($0) }
    headers = table.headers.mapValues { Part($0) }
    footers = table.footers.mapValues { Part($0) }
    ends = [table.tableHeaderView, table.tableFooterView, table.backgroundView].compactMap {
      $0.map { ($0, ListMotion.Place(of: $0)) }
    }
    geometry = table.geometry
    offset = table.contentOffset
  }
}

extension UITableView {
  /// Makes a change of rows whose result is in `sections`, and shows it in time where a clock runs.
  func show(
    _ sections: [TableUpdate.Section], _ looks: RowLooks, change: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    guard ListMotion.isSeen(in: self), !isTiling, !needsData, bounds.width > 0, bounds.height > 0 else {
      change()
      return completion()
    }
    closeSwipe(animated: false)
    let scene = TableScene(self)
    change()
    ListMotion.layOut(self)
    let motion = ListMotion(completion: completion)
    // What is asked of the app in the layout may have changed the rows once more.
    if sections.map(\.rows.count) == geometry.sections.map(\.rows.count) {
      moveRows(motion, scene, sections, looks)
      moveEnds(motion, scene, sections)
    }
    for (view, place) in scene.ends where view.superview === self { motion.move(view, from: place) }
    if !isDecelerating, !isDragging { motion.scroll(self, from: scene.offset) }
    motion.close()
  }

  private func moveRows(
    _ motion: ListMotion, _ scene: TableScene, _ sections: [TableUpdate.Section], _ looks: RowLooks
  ) {
    var (old, new): ([RowKey: RowKey], [RowKey: RowKey]) = ([:], [:])
    for (index, section) in sections.enumerated() {
      for (row, key) in section.rows.enumerated() {
        guard let key else { continue }
        old[RowKey(index, row)] = key
        new[key] = RowKey(index, row)
      }
    }
    for (key, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if let before = old[key] {
        let old = scene.rows[before]?.place ?? place(before, in: scene, size: cell.bounds.size)
        motion.move(cell, from: old, laysOut: true)
      } else {
        arrive(cell, looks.arriving(key), motion)
      }
    }
    for (key, part) in scene.rows.sorted(by: { $0.key < $1.key }) {
      guard let picture = part.picture else { continue }
      guard let after = new[key] else {
        leave(picture, looks.leaving(key), motion)
        continue
      }
      guard cells[after] == nil, geometry.contains(after) else { continue }
      motion.leave(picture, in: self, at: lowest, to: ListMotion.Place(rowRect(after)))
    }
  }

  /// Where a row stood that did not show.
  private func place(_ key: RowKey, in scene: TableScene, size: CGSize) -> ListMotion.Place {
    let (start, _) = scene.geometry.span(key)
    return ListMotion.Place(CGRect(x: rowSpan.x, y: start, width: size.width, height: size.height))
  }

  /// Below all rows, above what stands behind them.
  private var lowest: Int { backgroundView == nil ? 0 : 1 }

  private func arrive(_ view: UIView, _ look: RowAnimation, _ motion: ListMotion) {
    var place = ListMotion.Place(of: view)
    switch look {
    case .none: return
    case .fade, .middle, .automatic: return motion.fadeIn(view)
    case .right: place.center.x += bounds.width
    case .left: place.center.x -= bounds.width
    case .top: place.center.y -= place.size.height
    case .bottom: place.center.y += place.size.height
    }
    motion.move(view, from: place)
  }

  private func leave(_ picture: LeavingPicture, _ look: RowAnimation, _ motion: ListMotion) {
    var place = ListMotion.Place(picture.frame)
    switch look {
    case .none: return
    case .fade, .middle, .automatic: place.alpha = 0
    case .right: place.center.x += bounds.width
    case .left: place.center.x -= bounds.width
    case .top: place.center.y -= place.size.height
    case .bottom: place.center.y += place.size.height
    }
    motion.leave(picture, in: self, at: lowest, to: place)
  }

  /// Headers and footers are built anew with each change; those of sections that stay come from where the old ones were.
  private func moveEnds(_ motion: ListMotion, _ scene: TableScene, _ sections: [TableUpdate.Section]) {
    for (shown, before) in [(headers, scene.headers), (footers, scene.footers)] {
      var kept: Set<Int> = []
      for (section, view) in shown.sorted(by: { $0.key < $1.key }) {
        let old = sections.indices.contains(section) ? sections[section].old : nil
        if let old, let part = before[old] {
          motion.move(view, from: part.place)
          kept.insert(old)
        } else {
          motion.fadeIn(view)
        }
      }
      for (section, part) in before.sorted(by: { $0.key < $1.key }) where !kept.contains(section) {
        if let picture = part.picture { leave(picture, .fade, motion) }
      }
    }
  }
}

// MARK: Editing

/// What a row shows before editing begins or ends.
@MainActor struct RowScene {
  private let cell: UITableViewCell
  private let row: ListMotion.Place
  private let places: [(view: UIView, place: ListMotion.Place)]
  private let ends: [(view: UIView, picture: LeavingPicture)]
  private let controlWasShown: Bool

  init(_ cell: UITableViewCell) {
    self.cell = cell
    row = ListMotion.Place(of: cell)
    places = (cell.subviews + cell.contentView.subviews).filter { !$0.isHidden }.map { ($0, ListMotion.Place(of: $0)) }
    let moved = [cell.editingViews?.control, cell.editingViews?.handle, cell.accessoryImage, cell.accessoryView]
    ends = moved.compactMap { view in
      view.flatMap { view in LeavingPicture(of: view).map { (view, $0) } }
    }
    controlWasShown = cell.editingViews?.control != nil
  }

  /// Moves the row and what is in it from where it was. The control comes in from the leading side, handles fade.
  func move(_ motion: ListMotion) {
    motion.move(cell, from: row)
    let way = (RowEditingViews.size + RowEditingViews.gap + cell.setting.sideMargin) * (cell.isRightToLeft ? 1 : -1)
    let shown = cell.subviews + cell.contentView.subviews
    for view in shown where !view.isHidden {
      if let old = places.first(where: { $0.view === view }) {
        motion.move(view, from: old.place)
      } else if view === cell.editingViews?.control, !controlWasShown {
        var place = ListMotion.Place(of: view)
        place.center.x += way
        motion.move(view, from: place)
      } else {
        motion.fadeIn(view)
      }
    }
    for (view, picture) in ends where view.superview !== cell || view.isHidden {
      var place = ListMotion.Place(picture.frame)
      place.alpha = 0
      if view is UIControl, cell.editingViews?.control == nil { place.center.x += way }
      motion.leave(picture, in: cell, at: cell.subviews.count, to: place)
    }
  }
}

extension UITableView {
  /// Begins or ends editing of the rows that show, in time where a clock runs.
  func movingRows(_ animated: Bool, _ change: () -> Void) {
    guard animated, ListMotion.isSeen(in: self), !isTiling, !needsData else { return change() }
    let scenes = cells.sorted { $0.key < $1.key }.map { (cell: $0.value, scene: RowScene($0.value)) }
    change()
    ListMotion.layOut(self)
    let motion = ListMotion()
    for (cell, scene) in scenes where cell.superview === self { scene.move(motion) }
    motion.close()
  }
}

extension UITableViewCell {
  /// Makes a change of how the cell looks, and lets the old look fade where a clock runs.
  func fading(_ animated: Bool, _ change: () -> Void) {
    let picture =
      animated && ListMotion.isSeen(in: self) && bounds.width > 0 ? LeavingPicture(of: self, at: bounds) : nil
    change()
    guard let picture else { return }
    updateConfigurationIfNeeded()
    ListMotion.layOut(self)
    let motion = ListMotion()
    var place = ListMotion.Place(bounds)
    place.alpha = 0
    motion.leave(picture, in: self, at: subviews.count, to: place)
    motion.close()
  }
}
