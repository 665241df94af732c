// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Selecting rows, and scrolling to them.

import Foundation
import TesseraNibs

extension UITableView {
  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for key in selection { cells[key]?.setSelected(false, animated: animated) }
      selection = []
      return
    }
    loadIfNeeded()
    let key = ItemPosition(indexPath)
    guard geometry.contains(key) else { return }
    if !selectsMultiple {
      for other in selection where other != key { cells[other]?.setSelected(false, animated: animated) }
      selection = []
    }
    if !selection.contains(key) { selection.append(key) }
    cells[key]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scroll(to: key, position: scrollPosition, animated: animated) }
  }

  func deselect(_ key: ItemPosition, animated: Bool) {
    selection.removeAll { $0 == key }
    cells[key]?.setSelected(false, animated: animated)
  }

  /// Handles a tap on a row: queries the delegate, changes the selection, and notifies the delegate.
  package func tapRow(at indexPath: IndexPath) {
    guard selects, delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return }
    handleSelection(at: indexPath)
  }

  /// Whether taps currently select rows.
  var selects: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  /// Whether several rows may currently be selected.
  var selectsMultiple: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Selects or deselects a row after a tap that was allowed to highlight it.
  func handleSelection(at indexPath: IndexPath) {
    if selectsMultiple, selection.contains(ItemPosition(indexPath)) {
      var kept: IndexPath? = indexPath
      if let delegate { kept = delegate.tableView(self, willDeselectRowAt: indexPath) }
      guard let path = kept else { return }
      deselect(ItemPosition(path), animated: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    var target: IndexPath? = indexPath
    if let delegate { target = delegate.tableView(self, willSelectRowAt: indexPath) }
    guard let target else { return }
    let others = selectsMultiple ? [] : selection.filter { $0 != ItemPosition(target) }
    select(target, animated: false, scrollPosition: .none)
    for key in others { delegate?.tableView(self, didDeselectRowAt: key.path) }
    delegate?.tableView(self, didSelectRowAt: target)
    if let cell = cells[ItemPosition(target)] { cell.selectionSegue?.start(cell) }
  }

  // MARK: Scrolling

  func scroll(to key: ItemPosition, position scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    let isSection = key.row == NSNotFound
    checkTarget(key, isSection: isSection)
    if animated, !isTiling, animateScroll(to: key, position: scrollPosition) { return }
    scrollUntilStable(at: key, position: scrollPosition)
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Animates scrolling to a row. Measuring heights along the way adjusts the destination. Returns false if the
  /// scroll must not be animated or the row has its final position.
  private func animateScroll(to key: ItemPosition, position: ScrollPosition) -> Bool {
    let isSection = key.row == NSNotFound
    let target = { @MainActor [weak self] (position: ScrollPosition) -> CGPoint? in
      guard let self, geometry.sections.indices.contains(key.section), isSection || geometry.contains(key) else {
        return nil
      }
      let rect = isSection ? rect(forSection: key.section) : rowRect(at: key)
      return scrollRange(covering: rect).clamp(scrollOffset(for: rect, position: position))
    }
    guard let first = target(position), first != contentOffset else { return false }
    let position = position != .none ? position : first.y < contentOffset.y ? .top : .bottom
    return animate(to: { target(position) }) { [weak self] in
      guard let self else { return }
      if geometry.sections.indices.contains(key.section), isSection || geometry.contains(key) {
        scrollUntilStable(at: key, position: position)
      }
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  private func scrollUntilStable(at key: ItemPosition, position scrollPosition: ScrollPosition) {
    let isSection = key.row == NSNotFound
    for _ in 0..<8 {
      let before = contentOffset
      let rect = isSection ? rect(forSection: key.section) : rowRect(at: key)
      contentOffset = scrollRange(covering: rect).clamp(scrollOffset(for: rect, position: scrollPosition))
      setNeedsLayout()
      layoutIfNeeded()
      let after = isSection ? self.rect(forSection: key.section) : rowRect(at: key)
      if contentOffset == before, after == rect { break }
    }
  }

  /// Returns the selected row that is nearest to a scroll position. If the position is `none`, returns the selected
  /// row that is nearest to the visible area. If two rows are equally near, returns the upper one.
  func selectedRow(nearest position: ScrollPosition) -> ItemPosition? {
    loadIfNeeded()
    let inset = adjustedContentInset
    let (top, bottom) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
    let way = { [self] (key: ItemPosition) -> CGFloat in
      let rect = rowRect(at: key)
      switch position {
      case .top: return abs(rect.minY - top)
      case .middle: return abs(rect.midY - (top + bottom) / 2)
      case .bottom: return abs(rect.maxY - bottom)
      case .none: return max(0, top - rect.minY, rect.maxY - bottom)
      }
    }
    return selection.map { (way: way($0), key: $0) }.min { ($0.way, $0.key) < ($1.way, $1.key) }?.key
  }

  private func checkTarget(_ key: ItemPosition, isSection: Bool) {
    let name = "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]"
    guard geometry.sections.indices.contains(key.section) else {
      raise("NSRangeException", "\(name): section (\(key.section)) beyond bounds (\(geometry.sections.count)).")
    }
    guard isSection || geometry.contains(key) else {
      raise(
        "NSRangeException",
        "\(name): row (\(key.row)) beyond bounds (\(geometry.sections[key.section].rows.count)) for section "
          + "(\(key.section)).")
    }
  }

  private func scrollRange(covering rect: CGRect) -> ScrollRange {
    var range = scrollRange
    range.content.height = max(geometry.total, rect.maxY)
    return range
  }

  private func scrollOffset(for rect: CGRect, position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let (top, bottom) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
    let y: CGFloat
    switch position {
    case .top: y = rect.minY - inset.top
    case .bottom: y = rect.maxY - bounds.height + inset.bottom
    case .middle: y = rect.midY - (bounds.height - inset.bottom + inset.top) / 2
    case .none:
      if rect.minY < top {
        y = rect.minY - inset.top
      } else if rect.maxY > bottom {
        y = rect.maxY - bounds.height + inset.bottom
      } else {
        y = bounds.minY
      }
    }
    return CGPoint(x: contentOffset.x, y: y)
  }
}
