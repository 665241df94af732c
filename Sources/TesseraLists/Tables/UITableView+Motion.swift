// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Animates changes of rows. The table applies the change and lays out; then every visible view moves from its previous
// position. Rows that leave, and rows pushed off the screen, are animated as pictures, so that their cells can be reused at
// once.

import Foundation
@_spi(Tessera) import TesseraViews

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
  /// Applies a change of rows whose result is in `sections`, animated if a clock is running.
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
    // Callbacks during the layout may have changed the rows again.
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
    let kept = KeptRows(sections)
    for (key, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if let before = kept.before[key] {
        let old = scene.rows[before]?.place ?? place(before, in: scene, size: cell.bounds.size)
        motion.move(cell, from: old, laysOut: true)
      } else {
        arrive(cell, looks.arriving(key), motion)
      }
    }
    for (key, part) in scene.rows.sorted(by: { $0.key < $1.key }) {
      guard let picture = part.picture else { continue }
      guard let after = kept.after[key] else {
        leave(picture, looks.leaving(key), motion)
        continue
      }
      guard cells[after] == nil, geometry.contains(after) else { continue }
      motion.leave(picture, in: self, at: lowest, to: ListMotion.Place(rowRect(after)))
    }
  }

  /// Returns the previous position of a row that was not visible.
  private func place(_ key: RowKey, in scene: TableScene, size: CGSize) -> ListMotion.Place {
    let (start, _) = scene.geometry.span(key)
    return ListMotion.Place(CGRect(x: rowSpan.x, y: start, width: size.width, height: size.height))
  }

  /// The index below all rows and above the background.
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

  /// Animates headers and footers, which are rebuilt with each change. Those of remaining sections move from the positions of
  /// the old ones.
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
