// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Selection of items and scrolling to them.

import Foundation
import TesseraNibs

extension UICollectionView {
  func select(_ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for key in selection { setSelected(false, key) }
      selection = []
      return
    }
    loadIfNeeded()
    let key = RowKey(indexPath)
    guard allowsSelection || selects, contains(key) else { return }
    if !selectsSeveral {
      for other in selection where other != key { setSelected(false, other) }
      selection.removeAll { $0 != key }
    }
    if !selection.contains(key) { selection.append(key) }
    setSelected(true, key)
    if !scrollPosition.isEmpty { scroll(to: indexPath, scrollPosition, animated: animated) }
  }

  func deselect(_ key: RowKey) {
    selection.removeAll { $0 == key }
    setSelected(false, key)
  }

  private func setSelected(_ selected: Bool, _ key: RowKey) {
    (views[.cell(key)] as? UICollectionViewCell)?.isSelected = selected
  }

  /// Handles a tap on an item: consults the delegate, changes the selection, notifies the delegate.
  package func tapItem(at indexPath: IndexPath) {
    loadIfNeeded()
    let key = RowKey(indexPath)
    guard selects, contains(key), delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
      return
    }
    choose(key)
  }

  /// Selects or deselects an item after a tap that was allowed to highlight it.
  func choose(_ key: RowKey) {
    guard contains(key) else { return }
    let indexPath = key.path
    if selectsSeveral, selection.contains(key) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselect(key)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    let others = selectsSeveral ? [] : selection.filter { $0 != key }
    select(indexPath, animated: false, [])
    for other in others { delegate?.collectionView(self, didDeselectItemAt: other.path) }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    if let cell = views[.cell(key)] as? UICollectionViewCell { cell.selectionSegue?.start(cell) }
    guard delegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) ?? true else { return }
    delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  func item(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    prepareIfNeeded()
    for (section, scroller) in scrollers.sorted(by: { $0.key < $1.key }) where scroller.frame.contains(point) {
      let inside = convert(point, to: scroller)
      let hit = shownCells.first { $0.key.section == section && $0.cell.frame.contains(inside) }
      return hit?.key.path
    }
    let place = flipped(CGRect(origin: point, size: .zero)).origin
    let probe = CGRect(x: place.x, y: place.y, width: 0.001, height: 0.001)
    let found = (collectionViewLayout.layoutAttributesForElements(in: probe) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(place)
    }
    return found.max { ($0.zIndex, RowKey($0.indexPath)) < ($1.zIndex, RowKey($1.indexPath)) }?.indexPath
  }

  // MARK: Scrolling

  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    checkTarget(RowKey(indexPath))
    checkPosition(scrollPosition)
    if animated, !isTiling, glide(to: indexPath, scrollPosition) { return }
    arrive(at: indexPath, scrollPosition)
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Animates scrolling to an item. Sizes measured along the way move the destination. Returns false if the item must move
  /// there immediately or is already there.
  private func glide(to indexPath: IndexPath, _ position: ScrollPosition) -> Bool {
    layoutIfDirty()
    let end = { @MainActor [weak self] (position: ScrollPosition) -> CGPoint? in
      guard let self, contains(RowKey(indexPath)) else { return nil }
      prepareIfNeeded()
      return placeForScrolling(indexPath).map { self.target(for: $0, position) }
    }
    guard let first = end(position), first != contentOffset else { return false }
    var wanted = position
    if wanted.isEmpty {
      if first.y != contentOffset.y { wanted.insert(first.y < contentOffset.y ? .top : .bottom) }
      if first.x != contentOffset.x { wanted.insert(first.x < contentOffset.x ? .left : .right) }
    }
    let position = wanted
    return glide(to: { end(position) }) { [weak self] in
      guard let self else { return }
      if contains(RowKey(indexPath)) { arrive(at: indexPath, position) }
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  private func arrive(at indexPath: IndexPath, _ scrollPosition: ScrollPosition) {
    for _ in 0..<8 {
      layoutIfDirty()
      prepareIfNeeded()
      guard let frame = placeForScrolling(indexPath) else { return }
      let before = contentOffset
      contentOffset = target(for: frame, scrollPosition)
      setNeedsLayout()
      layoutIfNeeded()
      if contentOffset == before, placeForScrolling(indexPath) == frame { break }
    }
    scrollAcross(to: indexPath, scrollPosition)
  }

  /// Returns the item's frame on screen; in an orthogonally scrolling section the frame of the section's visible part.
  private func placeForScrolling(_ indexPath: IndexPath) -> CGRect? {
    guard let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath) else { return nil }
    if let region = collectionViewLayout.orthogonalRegions[indexPath.section] { return flipped(region.frame) }
    return flipped(attributes.frame)
  }

  private func checkTarget(_ key: RowKey) {
    guard counts.indices.contains(key.section) else {
      raise(
        "NSInvalidArgumentException",
        "Attempted to scroll the collection view to an out-of-bounds section (\(key.section)) when there are only "
          + "\(counts.count) sections.")
    }
    guard contains(key) else {
      raise(
        "NSInvalidArgumentException",
        "Attempted to scroll the collection view to an out-of-bounds item (\(key.row)) when there are only "
          + "\(counts[key.section]) items in section \(key.section).")
    }
  }

  private func checkPosition(_ position: ScrollPosition) {
    let vertical = position.intersection([.top, .centeredVertically, .bottom])
    let horizontal = position.intersection([.left, .centeredHorizontally, .right])
    if vertical.rawValue.nonzeroBitCount > 1 || horizontal.rawValue.nonzeroBitCount > 1 {
      raise(
        "NSInvalidArgumentException",
        "attempt to scroll to multiple positions along one axis. Pass at most one vertical and one horizontal position."
      )
    }
  }

  private func target(for frame: CGRect, _ position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let range = scrollRange
    let x = place(
      frame.minX, frame.maxX, bounds.minX, bounds.width, inset.left, inset.right,
      position.contains(.left) ? -1 : position.contains(.centeredHorizontally) ? 0 : position.contains(.right) ? 1 : nil
    )
    let y = place(
      frame.minY, frame.maxY, bounds.minY, bounds.height, inset.top, inset.bottom,
      position.contains(.top) ? -1 : position.contains(.centeredVertically) ? 0 : position.contains(.bottom) ? 1 : nil)
    return range.clamp(CGPoint(x: x, y: y))
  }

  /// Returns the offset on one axis. `side` is -1 for the near edge, 0 for the middle, 1 for the far edge, nil for the shortest
  /// scroll.
  func place(
    _ low: CGFloat, _ high: CGFloat, _ offset: CGFloat, _ length: CGFloat, _ near: CGFloat, _ far: CGFloat, _ side: Int?
  ) -> CGFloat {
    let (first, last) = (low - near, high - length + far)
    switch side {
    case -1: return first
    case 0: return (low + high) / 2 - (length - far + near) / 2
    case 1: return last
    default: return first < offset ? first : last > offset ? min(last, first) : offset
    }
  }

  /// Scrolls a mirrored layout to its start, the right end, once.
  func showStart() {
    guard !hasShownStart, bounds.width > 0 else { return }
    hasShownStart = true
    if isFlipped, contentSize.width > bounds.width { contentOffset.x = scrollRange.greatest.x }
  }
}
