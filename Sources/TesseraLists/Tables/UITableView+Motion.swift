// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Animation of row updates. The table applies the update and performs layout. Then each visible view moves from its
// previous position. Rows that disappear or are pushed off the screen are animated as snapshots, so that their cells
// can be reused immediately.

import Foundation
@_spi(Tessera) import TesseraViews

@MainActor private struct TableMotionSnapshot {
  struct Part {
    let view: UIView
    let place: ListMotion.Placement
    let picture: DisappearingSnapshot?

    @MainActor init(_ view: UIView) {
      (self.view, place, picture) = (view, ListMotion.Placement(of: view), DisappearingSnapshot(of: view))
    }
  }

  let rows: [ItemPosition: Part]
  let headers: [Int: Part]
  let footers: [Int: Part]
  let ends: [(view: UIView, place: ListMotion.Placement)]
  let geometry: TableGeometry
  let offset: CGPoint

  init(_ table: UITableView) {
    rows = table.cells.mapValues { Part($0) }
    headers = table.headers.mapValues { Part($0) }
    footers = table.footers.mapValues { Part($0) }
    ends = [table.tableHeaderView, table.tableFooterView, table.backgroundView].compactMap {
      $0.map { ($0, ListMotion.Placement(of: $0)) }
    }
    geometry = table.geometry
    offset = table.contentOffset
  }
}

extension UITableView {
  /// Applies a row update that results in `sections`. The update is animated if an animation clock is running.
  func show(
    _ sections: [ListUpdate.Section], animations looks: BatchAnimations, change: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    guard ListMotion.isAnimated(in: self), !isTiling, !needsData, bounds.width > 0, bounds.height > 0 else {
      change()
      return completion()
    }
    closeSwipe(animated: false)
    let scene = TableMotionSnapshot(self)
    change()
    ListMotion.layOutWithoutAnimation(self)
    let motion = ListMotion(completion: completion)
    // Callbacks during layout may have updated the rows again.
    if sections.map(\.rows.count) == geometry.sections.map(\.rows.count) {
      animateRows(with: motion, from: scene, sections: sections, animations: looks)
      animateSectionViews(with: motion, from: scene, sections: sections)
    }
    for (view, place) in scene.ends where view.superview === self { motion.move(view, from: place) }
    if !isDecelerating, !isDragging { motion.scroll(self, from: scene.offset) }
    motion.close()
  }

  private func animateRows(
    with motion: ListMotion, from scene: TableMotionSnapshot, sections: [ListUpdate.Section],
    animations looks: BatchAnimations
  ) {
    let kept = RowMapping(sections)
    for (key, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if let before = kept.before[key] {
        let old = scene.rows[before]?.place ?? previousPlace(of: before, in: scene, size: cell.bounds.size)
        motion.move(cell, from: old, laysOut: true)
      } else {
        animateInsertion(of: cell, animation: looks.insertionAnimation(at: key), motion: motion)
      }
    }
    for (key, part) in scene.rows.sorted(by: { $0.key < $1.key }) {
      guard let picture = part.picture else { continue }
      guard let after = kept.after[key] else {
        animateRemoval(of: picture, animation: looks.removalAnimation(at: key), motion: motion)
        continue
      }
      guard cells[after] == nil, geometry.contains(after) else { continue }
      motion.moveAway(picture, in: self, at: lowest, to: ListMotion.Placement(rowRect(at: after)))
    }
  }

  /// Returns the previous position of a row that was not visible.
  private func previousPlace(of key: ItemPosition, in scene: TableMotionSnapshot, size: CGSize) -> ListMotion.Placement
  {
    let (start, _) = scene.geometry.span(of: key)
    return ListMotion.Placement(CGRect(x: rowSpan.x, y: start, width: size.width, height: size.height))
  }

  /// The subview index below all rows and above the background view.
  private var lowest: Int { backgroundView == nil ? 0 : 1 }

  private func animateInsertion(of view: UIView, animation look: RowAnimation, motion: ListMotion) {
    var place = ListMotion.Placement(of: view)
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

  private func animateRemoval(of picture: DisappearingSnapshot, animation look: RowAnimation, motion: ListMotion) {
    var place = ListMotion.Placement(picture.frame)
    switch look {
    case .none: return
    case .fade, .middle, .automatic: place.alpha = 0
    case .right: place.center.x += bounds.width
    case .left: place.center.x -= bounds.width
    case .top: place.center.y -= place.size.height
    case .bottom: place.center.y += place.size.height
    }
    motion.moveAway(picture, in: self, at: lowest, to: place)
  }

  /// Animates headers and footers, which are created again by each update. In sections that remain, they move from
  /// the positions of the old views.
  private func animateSectionViews(
    with motion: ListMotion, from scene: TableMotionSnapshot, sections: [ListUpdate.Section]
  ) {
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
        if let picture = part.picture { animateRemoval(of: picture, animation: .fade, motion: motion) }
      }
    }
  }
}
