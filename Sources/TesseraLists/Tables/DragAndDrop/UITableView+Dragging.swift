// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Drag and drop in tables, and the gaps that open between rows for dragged items.

import Foundation
import TesseraInteractions
@_spi(Tessera) import TesseraViews

extension UITableView: DraggableList {
  func defaultProposal(for session: any UIDropSession) -> UITableViewDropProposal {
    dragging?.isReorder(session) == true
      ? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      : UITableViewDropProposal(operation: .copy)
  }

  // MARK: Gaps

  /// The gaps that are currently open between rows.
  var gaps: [RowGap] {
    var result: [RowGap] = []
    if let move, geometry.contains(move.from) {
      result.append(RowGap(from: move.from, to: move.target, height: geometry.span(of: move.from).height))
    }
    guard let dragging else { return result }
    if let to = dragging.gap {
      let from = dragging.source.flatMap { geometry.contains($0) ? $0 : nil }
      result.append(RowGap(from: from, to: to, height: gapHeight(from: from, to: to)))
    }
    return result + dragging.placeholders.map { RowGap(from: nil, to: $0.key, height: $0.height) }
  }

  /// Returns the height of the moving row, or of the row that would make room.
  private func gapHeight(from: ItemPosition?, to: ItemPosition) -> CGFloat {
    if let from { return geometry.span(of: from).height }
    if geometry.contains(to) { return geometry.span(of: to).height }
    let before = ItemPosition(section: to.section, row: to.row - 1)
    return geometry.contains(before) ? geometry.span(of: before).height : metrics.rowHeight
  }

  /// Returns a row's frame after it has made room for the gaps.
  func displacedFrame(_ frame: CGRect, of key: ItemPosition) -> CGRect {
    if let move, key == move.from { return frame.offsetBy(dx: 0, dy: move.translation) }
    guard move != nil || dragging != nil else { return frame }
    return frame.offsetBy(dx: 0, dy: gaps.reduce(0) { $0 + $1.shift(of: key) })
  }

  func displacedFrame(_ frame: CGRect, section: Int, isHeader: Bool) -> CGRect {
    guard move != nil || dragging != nil else { return frame }
    let shift = gaps.reduce(0) {
      $0 + (isHeader ? $1.headerShift(inSection: section) : $1.footerShift(inSection: section))
    }
    return frame.offsetBy(dx: 0, dy: shift)
  }

  /// The additional content height for the gaps.
  var gapGrowth: CGFloat { dragging == nil ? 0 : gaps.reduce(0) { $0 + $1.growth } }

  /// The area in which cells are created. This is the visible area, extended by the height of the largest gap, which
  /// may shift rows into view.
  var tiledBounds: CGRect {
    guard move != nil || dragging != nil else { return bounds }
    return bounds.insetBy(dx: 0, dy: -gaps.reduce(0) { max($0, $1.height) })
  }

  /// Returns the first and last rows of a section, excluding a row that was moved away.
  func shownRange(inSection section: Int) -> (first: Int, last: Int) {
    let last = geometry.sections[section].rows.count - 1
    guard move != nil || dragging != nil, let gap = gaps.first(where: { $0.from?.section == section }),
      let from = gap.from
    else { return (0, last) }
    let to = gap.to.section < section ? -1 : gap.to.section > section ? last + 1 : gap.to.row
    return (from.row == 0 && to > 0 ? 1 : 0, from.row == last && to < last ? last - 1 : last)
  }

  /// Returns whether the row's cell must never be retired. A moving row keeps its cell, even if its position is far
  /// away.
  func retainsCell(at key: ItemPosition) -> Bool { move?.from == key }

  func placePlaceholders() {
    guard let placeholders = dragging?.placeholders, !placeholders.isEmpty else { return }
    for (index, placeholder) in placeholders.enumerated() {
      let key = placeholder.key
      guard geometry.sections.indices.contains(key.section) else { continue }
      let start = geometry.contains(key) ? geometry.span(of: key).start : geometry.sections[key.section].rowsEnd
      let before = placeholders.enumerated().filter { $1.key < key || $1.key == key && $0 < index }
      let shift = before.reduce(0) { $0 + $1.element.height }
      placeholder.cell.frame = CGRect(
        x: rowSpan.x, y: start + shift, width: rowSpan.width, height: placeholder.height)
    }
  }

  // MARK: Rows

  func dragPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func pathAfterLast(at point: CGPoint) -> IndexPath? {
    guard let last = geometry.sections.indices.last, dragging?.source == nil else { return nil }
    let end = geometry.sections[last].rowsEnd
    guard point.y >= end, point.y < end + gapGrowth else { return nil }
    return IndexPath(row: geometry.sections[last].rows.count, section: last)
  }

  func dragCell(at path: IndexPath) -> UIView? { cells[ItemPosition(path)] }

  func dropFrame(at path: IndexPath) -> CGRect? {
    loadIfNeeded()
    return geometry.contains(ItemPosition(path)) ? rowRect(at: ItemPosition(path)) : nil
  }

  func setDragState(_ cell: UIView, isLifting: Bool, isDragging: Bool) {
    (cell as? UITableViewCell)?.dragStateDidChange(isLifting ? .lifting : isDragging ? .dragging : .none)
  }

  func setDropHighlight(to isHighlighted: Bool, at path: IndexPath) {
    cells[ItemPosition(path)]?.setHighlighted(isHighlighted, animated: false)
  }

  func canMove(at path: IndexPath) -> Bool {
    geometry.contains(ItemPosition(path)) && dataSource?.tableView(self, canMoveRowAt: path) == true
  }

  func moveInteractively(from: IndexPath, to: IndexPath) -> Bool {
    wasAnsweredByDefault = false
    dataSource?.tableView(self, moveRowAt: from, to: to)
    if wasAnsweredByDefault { return false }
    applyMove(from: ItemPosition(from), to: ItemPosition(to))
    return true
  }

  // MARK: Delegates

  var hasDragDelegate: Bool { dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }
  func dragItems(addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }
  func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
  func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dropCanHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
  func dropProposal(for session: any UIDropSession, at path: IndexPath?) -> UIDropProposal {
    dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? defaultProposal(for: session)
  }
  func dropIntent(of proposal: UIDropProposal) -> DropIntent {
    switch (proposal as? UITableViewDropProposal)?.intent ?? .unspecified {
    case .unspecified: .none
    case .insertAtDestinationIndexPath: .gap
    case .insertIntoDestinationIndexPath: .into
    case .automatic: .automatic
    }
  }
  func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
  func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }
  func performDrop(_ drop: ListDrop) {
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop: drop, list: self))
  }
}
