// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Solving, and measuring the heights of texts for their widths.

import Foundation
import TesseraSolver

extension LayoutEngine {
  /// Solves changes and reports conflicts.
  package func solve() {
    solveQuietly()
    guard hasUnreportedConflicts else { return }
    hasUnreportedConflicts = false
    reportConflicts()
    // The report describes views of the app, which may invalidate their layout in `description`.
    needsSolve = false
  }

  /// Solves changes. The next layout reports conflicts.
  func solveQuietly() {
    guard needsSolve else { return }
    root.beginSolving()
    defer { root.endSolving() }
    addPendingConstraints()
    updatePendingContent()
    addPendingConstraints()
    renumber()
    needsSolve = false
    solveOnce()
    measureTexts()
    hasUnreportedConflicts = true
    needsSolve = false
  }

  func solveOnce() {
    for _ in 0..<8 {
      solver.solve()
      solutions += 1
      let changed = collectChanges()
      if !enforceNonNegativeSizes(changed) { return }
    }
  }

  /// Lists the moved items for the layout pass.
  private func collectChanges() -> [Variable] {
    var changed: [Variable] = []
    solver.forEachChangedVariable { variable, _ in
      changed.append(variable)
      // A node has four variables.
      guard !isMeasuring, let node = owners[variable], node.movedIn != solutions else { return }
      node.movedIn = solutions
      noteMove(of: node)
      (node.item.layoutContainer ?? root).markNeedsLayout()
    }
    return changed
  }

  /// Numbers views in tree order, which breaks ties.
  private func renumber() {
    guard needsRenumbering else { return }
    needsRenumbering = false
    var next: Int64 = 0
    root.visitTree { view in
      number(view, &next)
      view.visitGuides { number($0, &next) }
    }
  }

  private func number(_ item: any ConstraintItem, _ next: inout Int64) {
    guard let node = existingNode(of: item) else { return }
    for variable in [node.x, node.y, node.width, node.height] {
      solver.setOrder(next, of: variable)
      next += 1
    }
  }

  // MARK: Texts

  /// Measures texts in two passes, as UIKit does: widths are solved with one-line sizes, then heights follow from the widths.
  ///
  /// If widths do not depend on heights, as is usual, the first pass may start from the previous heights. If the second pass
  /// changes a width, both passes are repeated from the one-line sizes, so that the result does not depend on history.
  func measureTexts() {
    guard !textNodes.isEmpty else { return }
    let before = textNodes.map { solver.value(of: $0.width) }
    guard measureHeights() else { return }
    solveOnce()
    let after = textNodes.map { solver.value(of: $0.width) }
    let isCoupled = zip(before, after).contains { abs($0 - $1) > 1e-6 }
    if isCoupled { measureFromOneLine() }
  }

  private func measureFromOneLine() {
    for node in textNodes {
      guard let view = node.item.itemView else { continue }
      setContentSize(to: Double(view.meteredIntrinsicSize.height), of: node, axis: .vertical, priorities: view)
    }
    solveOnce()
    for node in textNodes { node.measuredWidth = .nan }
    if measureHeights() { solveOnce() }
  }

  /// Sets the height of each text for its width. Returns whether any changed.
  private func measureHeights() -> Bool {
    var changed = false
    for node in textNodes {
      guard let view = node.item.itemView else { continue }
      let width = solver.value(of: node.width)
      guard abs(width - node.measuredWidth) > 1e-9 || node.measuredWidth.isNaN else { continue }
      node.measuredWidth = width
      // A width of zero is no limit, as for `preferredMaxLayoutWidth`: a hidden text does not become tall.
      let limit = width > 0 ? CGFloat(width) : .greatestFiniteMagnitude
      guard let height = view.meteredContentHeight(forWidth: limit) else { continue }
      if Double(height) != node.vertical.size {
        setContentSize(to: Double(height), of: node, axis: .vertical, priorities: view)
        changed = true
      }
    }
    return changed
  }

  // MARK: Positions

  /// Removes nodes that have been placed since they were listed.
  package func dropPlacedNodes() {
    var kept = 0
    for index in movedNodes.indices {
      let node = movedNodes[index]
      if node.moved && !node.isDead {
        movedNodes[kept] = node
        kept += 1
      } else {
        node.isListed = false
      }
    }
    movedNodes.removeLast(movedNodes.count - kept)
  }

  package func solvedRect(_ node: EngineNode) -> CGRect {
    CGRect(
      x: solver.value(of: node.x), y: solver.value(of: node.y), width: max(0, solver.value(of: node.width)),
      height: max(0, solver.value(of: node.height)))
  }
}
