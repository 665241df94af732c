// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Interactive movement: an item follows a position provided by the app's gesture. Items of the section between the
// original position and the target make room for it. The data source is notified once, at the end.

import Foundation
@_spi(Tessera) import TesseraViews

/// The state of an interactive movement of an item.
@MainActor final class ItemMove {
  let from: ItemPosition
  /// The item's current destination.
  var target: ItemPosition
  /// The center of the item's cell in content coordinates. Nil until the item is moved.
  var position: CGPoint?

  /// The distance that the content has scrolled under the item, in points.
  var scrolled: CGFloat = 0
  /// The scroller that scrolls the content while the item is near an edge.
  var scroller: EdgeScroller?

  init(_ key: ItemPosition) { (from, target) = (key, key) }
}

/// The state of a drag of an item by its reorder control.
@MainActor struct HandleMove {
  let path: IndexPath
  /// The initial center of the item's cell in content coordinates.
  let start: CGPoint
}

extension UICollectionView {
  func beginMove(at path: IndexPath) -> Bool {
    loadIfNeeded()
    endMove(commits: false)
    let key = ItemPosition(path)
    guard contains(key), let dataSource, dataSource.collectionView(self, canMoveItemAt: path) else { return false }
    move = ItemMove(key)
    return true
  }

  func updateMove(to position: CGPoint) {
    guard let move, contains(move.from), position.x.isFinite, position.y.isFinite else { return }
    move.position = position
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: move.from.path, withPosition: position)
    if contains(ItemPosition(proposed)) {
      let target =
        delegate?.collectionView(self, targetIndexPathForMoveFromItemAt: move.from.path, toProposedIndexPath: proposed)
        ?? proposed
      if contains(ItemPosition(target)) { move.target = ItemPosition(target) }
    }
    if let cell = views[.cell(move.from)] { cell.superview?.bringSubviewToFront(cell) }
    setNeedsLayout()
    autoscroll(move, at: position)
  }

  /// Scrolls the content while the finger is near an edge. The item stays under the finger.
  private func autoscroll(_ move: ItemMove, at position: CGPoint) {
    if move.scroller == nil {
      move.scroller = EdgeScroller(self) { [weak self, weak move] way in
        guard let self, let move, self.move === move, let position = move.position else { return }
        move.scrolled += way.y
        updateMove(to: CGPoint(x: position.x + way.x, y: position.y + way.y))
        layoutIfNeeded()
      }
    }
    move.scroller?.moveFinger(to: position)
  }

  // MARK: Handles

  /// Returns whether a touch begins on the reorder control of a movable list cell.
  func beginHandleMove(at point: CGPoint) -> Bool {
    handleMove = nil
    guard collectionViewLayout.hasLists, swipes?.open == nil,
      let found = shownCells.first(where: { $0.cell.superview === self && $0.cell.frame.contains(point) }),
      let cell = found.cell as? UICollectionViewListCell, cell.isOnHandle(convert(point, to: cell)),
      canMove(at: found.key.path)
    else { return false }
    handleMove = HandleMove(path: found.key.path, start: cell.center)
    return true
  }

  func trackHandle(_ pan: UIPanGestureRecognizer) {
    guard let handle = handleMove else { return }
    switch pan.state {
    case .began, .changed:
      if pan.state == .began, !beginMove(at: handle.path) { return handleMove = nil }
      let way = pan.translation(in: self)
      updateMove(to: CGPoint(x: handle.start.x, y: handle.start.y + way.y + (move?.scrolled ?? 0)))
      layoutIfNeeded()
    default:
      handleMove = nil
      endMove(commits: pan.state == .ended)
    }
  }

  /// Returns the item whose layout frame contains a point, regardless of the cell that is currently displayed at the
  /// point.
  func item(atLayoutPosition position: CGPoint) -> IndexPath? {
    let box = flipped(CGRect(x: position.x, y: position.y, width: 0.001, height: 0.001))
    let found = collectionViewLayout.layoutAttributesForElements(in: box) ?? []
    return found.first { $0.representedElementCategory == .cell && $0.frame.contains(box.origin) }?.indexPath
  }

  func endMove(commits: Bool) {
    guard let move else { return }
    move.scroller?.stop()
    self.move = nil
    setNeedsLayout()
    guard commits, move.target != move.from, contains(move.from), contains(move.target) else { return }
    notifyMove(from: move.from.path, to: move.target.path)
  }

  /// Notifies the data source of a move and then moves the cell, unless the data source has reloaded all data.
  func notifyMove(from: IndexPath, to: IndexPath) {
    hasAppliedMove = false
    dataSource?.collectionView(self, moveItemAt: from, to: to)
    if !hasAppliedMove, !needsData { applyMove(from: from, to: to) }
  }

  /// Applies an interactive move that the data source has performed. Unlike in batch updates, the item counts are not
  /// guaranteed to be correct. If they do not match the move, all items are reloaded.
  func applyMove(from: IndexPath, to: IndexPath) {
    hasAppliedMove = true
    let (from, to) = (ItemPosition(from), ItemPosition(to))
    var wanted = counts
    guard contains(from), wanted.indices.contains(to.section) else { return reloadData() }
    wanted[from.section] -= 1
    wanted[to.section] += 1
    guard wanted == queryCounts(), to.row < wanted[to.section] else { return reloadData() }
    edit { $0.movedRows.append((from, to)) }
  }

  /// Returns a view's frame after the view has made room for a moving item or a drag.
  func displacedFrame(_ frame: CGRect, of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard attributes.representedElementCategory == .cell, move != nil || dragging != nil else { return frame }
    let key = ItemPosition(attributes.indexPath)
    if let move, key == move.from {
      guard let middle = move.position else { return frame }
      return frame.offsetBy(dx: middle.x - frame.midX, dy: middle.y - frame.midY)
    }
    let place = ItemPosition(section: key.section, row: key.row + displacement(of: key))
    return place == key ? frame : layoutFrame(at: place).map(flipped) ?? frame
  }

  /// Returns the number of positions by which an item is displaced to make room.
  private func displacement(of key: ItemPosition) -> Int {
    var result = 0
    if let move { result += displacement(of: key, movingFrom: move.from, to: move.target) }
    guard let dragging else { return result }
    if let to = dragging.gap {
      if let from = dragging.source, contains(from) {
        result +=
          key == from
          ? (from.section == to.section ? to.row - from.row : 0) : displacement(of: key, movingFrom: from, to: to)
      } else if key.section == to.section, key >= to {
        result += 1
      }
    }
    return result + dragging.placeholders.filter { $0.key.section == key.section && $0.key <= key }.count
  }

  private func displacement(of key: ItemPosition, movingFrom from: ItemPosition, to: ItemPosition) -> Int {
    guard key.section == from.section, key.section == to.section else { return 0 }
    return key > from && key <= to ? -1 : key < from && key >= to ? 1 : 0
  }
}
