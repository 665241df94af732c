// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Solving, and measuring text heights for given widths.

import Foundation
import TesseraSolver

extension LayoutEngine {
  /// Solves pending changes and reports conflicts.
  package func solve() {
    solveQuietly()
    guard hasUnreportedConflicts else { return }
    hasUnreportedConflicts = false
    reportConflicts()
    // Building the report calls `description` on the app's views, which may invalidate their layout.
    needsSolve = false
  }

  /// Solves pending changes without reporting conflicts. The next layout reports them.
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

  /// Adds the moved items to the list for the layout pass.
  private func collectChanges() -> [Variable] {
    var changed: [Variable] = []
    solver.forEachChangedVariable { variable, _ in
      changed.append(variable)
      // A node has four variables but must be listed only once.
      guard !isMeasuring, let node = owners[variable], node.movedIn != solutions else { return }
      node.movedIn = solutions
      noteMove(of: node)
      (node.item.layoutContainer ?? root).markNeedsLayout()
    }
    return changed
  }

  /// Numbers the views in tree order. The solver uses this order to break ties.
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

  /// Measures multi-line text in two passes, as UIKit does. The first pass solves widths with one-line text sizes.
  /// The second pass solves heights for these widths.
  ///
  /// If widths do not depend on heights, which is usual, the first pass may start from the previous heights. If the
  /// second pass changes a width, both passes are repeated from the one-line sizes, so the result does not depend on
  /// earlier layouts.
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

  /// Measures the height of each text view for its width. Returns whether any height changed.
  private func measureHeights() -> Bool {
    var changed = false
    for node in textNodes {
      guard let view = node.item.itemView else { continue }
      let width = solver.value(of: node.width)
      guard abs(width - node.measuredWidth) > 1e-9 || node.measuredWidth.isNaN else { continue }
      node.measuredWidth = width
      // A width of zero is treated as unlimited, as in `preferredMaxLayoutWidth`, so hidden text does not become
      // tall.
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

  /// Removes the nodes that no longer need to be placed, because their frames have been set since they were listed.
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
