// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An item that follows a position, as apps ask for in their gestures. The items of its section between its place and the
// target make room; the data source is told once, at the end.

import Foundation
@_spi(Tessera) import TesseraViews

/// An item that is moved by hand.
@MainActor final class ItemMove {
  let from: RowKey
  /// Where the item would go now.
  var target: RowKey
  /// Where the middle of its cell stands, in the content; nil until it was moved.
  var position: CGPoint?

  init(_ key: RowKey) { (from, target) = (key, key) }
}

extension UICollectionView {
  func beginMove(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    endMove(commits: false)
    let key = RowKey(path)
    guard contains(key), let dataSource, dataSource.collectionView(self, canMoveItemAt: path) else { return false }
    move = ItemMove(key)
    return true
  }

  func updateMove(_ position: CGPoint) {
    guard let move, contains(move.from), position.x.isFinite, position.y.isFinite else { return }
    move.position = position
    if let proposed = item(atPlace: position) {
      let target =
        delegate?.collectionView(self, targetIndexPathForMoveFromItemAt: move.from.path, toProposedIndexPath: proposed)
        ?? proposed
      if contains(RowKey(target)) { move.target = RowKey(target) }
    }
    if let cell = views[.cell(move.from)] { cell.superview?.bringSubviewToFront(cell) }
    setNeedsLayout()
  }

  /// The item whose place in the layout holds a point, whatever cell stands there now.
  private func item(atPlace position: CGPoint) -> IndexPath? {
    let box = flipped(CGRect(x: position.x, y: position.y, width: 0.001, height: 0.001))
    let found = collectionViewLayout.layoutAttributesForElements(in: box) ?? []
    return found.first { $0.representedElementCategory == .cell && $0.frame.contains(box.origin) }?.indexPath
  }

  func endMove(commits: Bool) {
    guard let move else { return }
    self.move = nil
    setNeedsLayout()
    guard commits, move.target != move.from, contains(move.from), contains(move.target) else { return }
    dataSource?.collectionView(self, moveItemAt: move.from.path, to: move.target.path)
    edit { $0.movedRows.append((move.from, move.target)) }
  }

  /// The place of a view that stands at a frame, while an item is moved.
  func moved(_ frame: CGRect, _ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let move, attributes.representedElementCategory == .cell else { return frame }
    let key = RowKey(attributes.indexPath)
    if key == move.from {
      guard let middle = move.position else { return frame }
      return frame.offsetBy(dx: middle.x - frame.midX, dy: middle.y - frame.midY)
    }
    guard key.section == move.from.section, key.section == move.target.section else { return frame }
    let isPassed = key > move.from && key <= move.target
    let isPushed = key < move.from && key >= move.target
    guard isPassed || isPushed else { return frame }
    let place = IndexPath(item: key.row + (isPassed ? -1 : 1), section: key.section)
    return collectionViewLayout.layoutAttributesForItem(at: place).map { flipped($0.frame) } ?? frame
  }
}
