// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// systemLayoutSizeFitting: the preferred size of a view tree whose root is not fixed to its frame.
//
// A root is measured in its own engine. Two temporary rows replace the root's two size rows, and the solver keeps its
// basis. When the rows are restored, the solver returns to the same canonical solution, so nothing moves. A view
// inside a larger tree is measured independently of the views outside of it, in a temporary "scratch" engine that
// contains only its subtree.

import Foundation
import TesseraSolver

extension LayoutEngine {
  /// Measures the root of the engine's tree.
  package func fittingSizeOfRoot(
    target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    root.beginSolving()
    defer { root.endSolving() }
    // A view that is being measured may not have its final size yet, and its current size may contradict its
    // constraints. Do not report this as a layout conflict.
    solveQuietly()
    isMeasuring = true
    defer { isMeasuring = false }
    let node = node(of: root)
    freeSize(of: node)
    let rows = addTargetRows(for: node, size: target, horizontal: horizontal, vertical: vertical)
    resolve()
    let size = roundedSize(of: node)
    rows.forEach(removeRow)
    holdSize(of: node)
    resolve()
    return size
  }

  /// Measures the root of a scratch engine.
  package func fittingSizeOfSubtree(
    target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    root.beginSolving()
    defer { root.endSolving() }
    attach(root)
    let node = node(of: root)
    _ = addTargetRows(for: node, size: target, horizontal: horizontal, vertical: vertical)
    solve()
    return roundedSize(of: node)
  }

  private func resolve() {
    updatePendingContent()
    solveOnce()
    measureTexts()
    needsSolve = false
  }

  /// Removes the rows that fix the size, so that content and constraints determine it, as for a view without a frame.
  private func freeSize(of node: EngineNode) {
    for row in node.frameRows.dropFirst(2) { removeRow(row) }
    node.frameRows = Array(node.frameRows.prefix(2))
    solver.setRest(0, of: node.width)
    solver.setRest(0, of: node.height)
    guard root.translatesAutoresizingMask else { return }
    if root.heightDependsOnWidth { textNodes.append(node) }
    pendingContent.append(node)
  }

  private func holdSize(of node: EngineNode) {
    if root.translatesAutoresizingMask {
      removeContentRows(node)
      textNodes.removeAll { $0 === node }
    }
    replaceFrameRows(of: root, node)
  }

  private func addTargetRows(
    for node: EngineNode, size target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> [LinearConstraint] {
    let wanted = [(node.width, target.width, horizontal), (node.height, target.height, vertical)]
    return wanted.map { variable, value, priority in
      let row = solver.addConstraint(
        [Term(variable: variable, coefficient: 1)], relation: .equal, constant: Double(min(max(value, 0), 1e7)),
        at: priority.solverPriority,
        rank: ConstraintOrigin.system.rank(0))
      rowOwners[row] = .frame(node)
      return row
    }
  }

  /// Returns the frame's size, rounded up to whole pixels.
  private func roundedSize(of node: EngineNode) -> CGSize {
    let grid = PixelGrid(scale: root.pixelScale)
    let size = root.frame(forAlignmentRect: CGRect(origin: .zero, size: solvedRect(node).size)).size
    return CGSize(width: grid.ceiled(size.width), height: grid.ceiled(size.height))
  }
}
