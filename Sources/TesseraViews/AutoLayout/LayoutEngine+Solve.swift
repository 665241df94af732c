// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Solving, measuring texts for their widths, and copying values out as pixel-aligned frames.

import Foundation
import TesseraSolver

extension LayoutEngine {
  /// Solves what changed and reports conflicts.
  func solve() {
    solveQuietly()
    guard hasUnreportedConflicts else { return }
    hasUnreportedConflicts = false
    reportConflicts()
    // The report describes views of the app, which may invalidate their layout when asked for a description.
    needsSolve = false
  }

  /// Solves what changed and leaves it to the next layout to report conflicts.
  func solveQuietly() {
    guard needsSolve else { return }
    LayoutMeter.current?.begin(root, .solver)
    defer { LayoutMeter.current?.end() }
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
      if !enforceLaws(changed) { return }
    }
  }

  /// Notes which items moved, so that the layout pass finds them.
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

  /// Gives views their place in the tie-break: the order in which the tree lists them.
  private func renumber() {
    guard needsRenumbering else { return }
    needsRenumbering = false
    var next: Int64 = 0
    var walk = TreeWalk(root)
    while let view = walk.next() {
      number(view, &next)
      for guide in view.layoutGuides { number(guide, &next) }
      walk.descend(into: view)
    }
  }

  private func number(_ item: any LayoutItem, _ next: inout Int64) {
    guard let node = existingNode(of: item) else { return }
    for variable in [node.x, node.y, node.width, node.height] {
      solver.setOrder(next, of: variable)
      next += 1
    }
  }

  // MARK: Texts

  /// UIKit's two passes: widths are solved with one-line sizes, then heights follow from the widths.
  ///
  /// Where widths do not depend on heights, which is the rule, the first pass may start from the heights of last time.
  /// Where the second pass moves a width, both passes are made from the one-line sizes, so that history has no part in it.
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
      guard let view = node.item as? UIView else { continue }
      setContentSize(Double(intrinsicSize(of: view).height), node, .vertical, view.contentPriorities)
    }
    solveOnce()
    for node in textNodes { node.measuredWidth = .nan }
    if measureHeights() { solveOnce() }
  }

  func intrinsicSize(of view: UIView) -> CGSize {
    guard let meter = LayoutMeter.current else { return view.intrinsicContentSize }
    return meter.measure(view, .content) { view.intrinsicContentSize }
  }

  private func contentHeight(of view: UIView, forWidth width: CGFloat) -> CGFloat? {
    guard let meter = LayoutMeter.current else { return view.contentHeight(forWidth: width) }
    return meter.measure(view, .content) { view.contentHeight(forWidth: width) }
  }

  /// Sets each text's height to what its width needs; whether any changed.
  private func measureHeights() -> Bool {
    var changed = false
    for node in textNodes {
      guard let view = node.item as? UIView else { continue }
      let width = solver.value(of: node.width)
      guard abs(width - node.measuredWidth) > 1e-9 || node.measuredWidth.isNaN else { continue }
      node.measuredWidth = width
      // A width of zero is no limit, as for `preferredMaxLayoutWidth`: a hidden text does not grow tall.
      let limit = width > 0 ? CGFloat(width) : .greatestFiniteMagnitude
      guard let height = contentHeight(of: view, forWidth: limit) else { continue }
      if Double(height) != node.vertical.size {
        setContentSize(Double(height), node, .vertical, view.contentPriorities)
        changed = true
      }
    }
    return changed
  }

  // MARK: Copy-out

  /// Moves the subviews and guides of `view` to where the solution has them, on pixel edges.
  ///
  /// Edges are rounded where they stand in the root, not sizes: views that touch keep touching, across superviews too.
  /// `view.residual` is what rounding took from the view's own origin; it is given back before its subviews are rounded.
  func copyOutFrames(below view: UIView) {
    if needsSolve { solve() }
    if view === root { copyOutRoot() }
    let scale = view.pixelScale
    let residual = view.residual
    if !view.residualMoved, movedNodes.count < view.subviews.count / 4 {
      // Of many subviews few moved.
      for node in movedNodes where node.moved && !node.isDead {
        guard let child = node.item as? UIView, child.superviewStorage === view else { continue }
        node.moved = false
        place(child, node, residual, scale)
      }
    } else {
      for child in view.subviews {
        guard let node = existingNode(of: child) else { continue }
        guard node.moved || view.residualMoved else { continue }
        node.moved = false
        place(child, node, residual, scale)
      }
    }
    view.residualMoved = false
    for guide in view.layoutGuides {
      guard let node = existingNode(of: guide) else { continue }
      node.moved = false
      guide.solvedFrame = PixelGrid(scale: scale).rect(solvedRect(node), residual: residual).rect
    }
  }

  /// Forgets the nodes that were placed since they were noted.
  func dropPlacedNodes() {
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

  private func place(_ child: UIView, _ node: LayoutNode, _ residual: CGPoint, _ scale: CGFloat) {
    let snapped = PixelGrid(scale: scale).rect(solvedRect(node), residual: residual)
    if abs(snapped.residual.x - child.residual.x) > 1e-7 || abs(snapped.residual.y - child.residual.y) > 1e-7 {
      child.residual = snapped.residual
      child.residualMoved = true
      child.markNeedsLayout()
    }
    child.moveByEngine(to: child.frame(forAlignmentRect: snapped.rect))
  }

  /// A root that constraints size takes its size from them; it stays where it is.
  private func copyOutRoot() {
    guard let node = existingNode(of: root), !root.flags.translatesAutoresizingMask, node.moved else { return }
    node.moved = false
    let rect = PixelGrid(scale: root.pixelScale).rect(solvedRect(node), residual: .zero).rect
    let frame = root.frame(forAlignmentRect: rect)
    root.moveByEngine(to: CGRect(origin: root.frame.origin, size: frame.size))
  }

  func solvedRect(_ node: LayoutNode) -> CGRect {
    CGRect(
      x: solver.value(of: node.x), y: solver.value(of: node.y), width: max(0, solver.value(of: node.width)),
      height: max(0, solver.value(of: node.height)))
  }
}

extension UIView {
  func moveByEngine(to newFrame: CGRect) {
    guard KeyValues.areObserved else { return applyMove(to: newFrame) }
    layerStorage.observedGeometry { applyMove(to: newFrame) }
  }

  private func applyMove(to newFrame: CGRect) {
    flags.movedByEngine = true
    defer { flags.movedByEngine = false }
    let anchor = layer.anchorPoint
    let position = CGPoint(
      x: newFrame.minX + newFrame.width * anchor.x, y: newFrame.minY + newFrame.height * anchor.y)
    if layer.bounds.size != newFrame.size {
      bounds = CGRect(origin: layer.bounds.origin, size: newFrame.size)
    }
    if layer.position != position { center = position }
  }

  /// Pixels per point.
  package var pixelScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 1
  }
}
