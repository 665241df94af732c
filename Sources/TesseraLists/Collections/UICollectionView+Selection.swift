// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Selecting items, and scrolling to them.

import Foundation
import TesseraNibs

extension UICollectionView {
  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for key in selection { setSelected(to: false, at: key) }
      selection = []
      return
    }
    loadIfNeeded()
    let key = ItemPosition(indexPath)
    guard allowsSelection || selects, contains(key) else { return }
    if !selectsMultiple {
      for other in selection where other != key { setSelected(to: false, at: other) }
      selection.removeAll { $0 != key }
    }
    if !selection.contains(key) { selection.append(key) }
    setSelected(to: true, at: key)
    if !scrollPosition.isEmpty { scroll(to: indexPath, position: scrollPosition, animated: animated) }
  }

  func deselect(_ key: ItemPosition) {
    selection.removeAll { $0 == key }
    setSelected(to: false, at: key)
  }

  private func setSelected(to selected: Bool, at key: ItemPosition) {
    (views[.cell(key)] as? UICollectionViewCell)?.isSelected = selected
  }

  /// Handles a tap on an item: queries the delegate, changes the selection, and notifies the delegate.
  package func tapItem(at indexPath: IndexPath) {
    loadIfNeeded()
    let key = ItemPosition(indexPath)
    guard selects, contains(key), delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
      return
    }
    handleSelection(of: key)
  }

  /// Selects or deselects an item after a tap that was allowed to highlight it.
  func handleSelection(of key: ItemPosition) {
    guard contains(key) else { return }
    let indexPath = key.path
    if selectsMultiple, selection.contains(key) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselect(key)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    let others = selectsMultiple ? [] : selection.filter { $0 != key }
    select(indexPath, animated: false, scrollPosition: [])
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
    return found.max { ($0.zIndex, ItemPosition($0.indexPath)) < ($1.zIndex, ItemPosition($1.indexPath)) }?.indexPath
  }

  // MARK: Scrolling

  func scroll(to indexPath: IndexPath, position scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    checkTarget(ItemPosition(indexPath))
    checkPosition(scrollPosition)
    if animated, !isTiling, animateScroll(to: indexPath, position: scrollPosition) { return }
    scrollUntilStable(at: indexPath, position: scrollPosition)
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Animates scrolling to an item. Measuring sizes along the way adjusts the destination. Returns false if the
  /// scroll must not be animated or the item has its final position.
  private func animateScroll(to indexPath: IndexPath, position: ScrollPosition) -> Bool {
    layoutIfDirty()
    let end = { @MainActor [weak self] (position: ScrollPosition) -> CGPoint? in
      guard let self, contains(ItemPosition(indexPath)) else { return nil }
      prepareIfNeeded()
      return scrollTargetFrame(indexPath).map { self.scrollOffset(for: $0, position: position) }
    }
    guard let first = end(position), first != contentOffset else { return false }
    var wanted = position
    if wanted.isEmpty {
      if first.y != contentOffset.y { wanted.insert(first.y < contentOffset.y ? .top : .bottom) }
      if first.x != contentOffset.x { wanted.insert(first.x < contentOffset.x ? .left : .right) }
    }
    let position = wanted
    return animate(to: { end(position) }) { [weak self] in
      guard let self else { return }
      if contains(ItemPosition(indexPath)) { scrollUntilStable(at: indexPath, position: position) }
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  private func scrollUntilStable(at indexPath: IndexPath, position scrollPosition: ScrollPosition) {
    for _ in 0..<8 {
      layoutIfDirty()
      prepareIfNeeded()
      guard let frame = scrollTargetFrame(indexPath) else { return }
      let before = contentOffset
      contentOffset = scrollOffset(for: frame, position: scrollPosition)
      setNeedsLayout()
      layoutIfNeeded()
      if contentOffset == before, scrollTargetFrame(indexPath) == frame { break }
    }
    scrollOrthogonally(to: indexPath, position: scrollPosition)
  }

  /// Returns the item's frame on the screen. In an orthogonally scrolling section, returns the frame of the section's
  /// visible part.
  private func scrollTargetFrame(_ indexPath: IndexPath) -> CGRect? {
    guard let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath) else { return nil }
    if let region = collectionViewLayout.orthogonalRegions[indexPath.section] { return flipped(region.frame) }
    return flipped(attributes.frame)
  }

  private func checkTarget(_ key: ItemPosition) {
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

  private func scrollOffset(for frame: CGRect, position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let range = scrollRange
    let x = scrollOffset(
      low: frame.minX, high: frame.maxX, offset: bounds.minX, length: bounds.width, near: inset.left, far: inset.right,
      side: position.contains(.left)
        ? -1 : position.contains(.centeredHorizontally) ? 0 : position.contains(.right) ? 1 : nil
    )
    let y = scrollOffset(
      low: frame.minY, high: frame.maxY, offset: bounds.minY, length: bounds.height, near: inset.top, far: inset.bottom,
      side: position.contains(.top)
        ? -1 : position.contains(.centeredVertically) ? 0 : position.contains(.bottom) ? 1 : nil)
    return range.clamp(CGPoint(x: x, y: y))
  }

  /// Returns the scroll offset on one axis. `side` is -1 for the near edge, 0 for the middle, 1 for the far edge, or
  /// nil for the shortest scroll.
  func scrollOffset(
    low: CGFloat, high: CGFloat, offset: CGFloat, length: CGFloat, near: CGFloat, far: CGFloat, side: Int?
  ) -> CGFloat {
    let (first, last) = (low - near, high - length + far)
    switch side {
    case -1: return first
    case 0: return (low + high) / 2 - (length - far + near) / 2
    case 1: return last
    default: return first < offset ? first : last > offset ? min(last, first) : offset
    }
  }

  /// Scrolls a mirrored layout to its start, which is the right end. Called once.
  func showStart() {
    guard !hasShownStart, bounds.width > 0 else { return }
    hasShownStart = true
    if isFlipped, contentSize.width > bounds.width { contentOffset.x = scrollRange.greatest.x }
  }
}
