// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Copying values out as pixel-aligned frames.

import Foundation
import TesseraFoundation
import TesseraGraphics
import TesseraLayout

extension LayoutEngine {
  // MARK: Copy-out

  /// Moves the subviews and guides of `view` to where the solution has them, on pixel edges.
  ///
  /// Edges are rounded where they stand in the root, not sizes: views that touch keep touching, across superviews too.
  /// `view.residual` is what rounding took from the view's own origin; it is given back before its subviews are rounded.
  func copyOutFrames(below view: UIView) {
    // In a layout pass the caller holds the root. The app may call `layoutSubviews()` itself.
    if needsSolve { withExtendedLifetime(AncestorHints.root(of: view)) { solve() } }
    if isRoot(view) { copyOutRoot() }
    let scale = view.pixelScale
    let residual = view.residual
    if !view.residualMoved, movedNodes.count < view.subviews.count / 4 {
      // Of many subviews few moved.
      withExtendedLifetime(AncestorHints.root(of: view)) {
        for node in movedNodes where node.moved && !node.isDead {
          guard let child = node.item.uiView, child.superviewStorage === view else { continue }
          node.moved = false
          place(child, node, residual, scale)
        }
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

  private func place(_ child: UIView, _ node: EngineNode, _ residual: CGPoint, _ scale: CGFloat) {
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
    guard let root = root.uiView, let node = existingNode(of: root), !root.translatesAutoresizingMask, node.moved else {
      return
    }
    node.moved = false
    let rect = PixelGrid(scale: root.pixelScale).rect(solvedRect(node), residual: .zero).rect
    let frame = root.frame(forAlignmentRect: rect)
    root.moveByEngine(to: CGRect(origin: root.frame.origin, size: frame.size))
  }

  /// Says, once for a tree, that its layout was given up while views still asked for more.
  func reportUnsettled(_ root: UIView, _ passes: Int) {
    guard !reportedUnsettled else { return }
    reportedUnsettled = true
    var culprit = root
    var walk = TreeWalk(root)
    while let view = walk.next() {
      if view.flags.needsLayout {
        culprit = view
        break
      }
      if view.flags.subtreeNeedsLayout { walk.descend(into: view) }
    }
    let text =
      "Layout did not settle in \(passes) passes: each changed something that asks for another. \(culprit) still needs "
      + "layout; look for changes in its layoutSubviews, updateConstraints or viewDidLayoutSubviews.\n"
    StandardError.write(text)
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

extension UIView.AutoresizingMask {
  /// `h=--& v=-&-`: left margin, width, right margin; top margin, height, bottom margin; `&` is flexible.
  var code: String {
    let sign = { (part: UIView.AutoresizingMask) in contains(part) ? "&" : "-" }
    let fallback = { (code: String) in code == "---" ? "--&" : code }
    let h = sign(.flexibleLeftMargin) + sign(.flexibleWidth) + sign(.flexibleRightMargin)
    let v = sign(.flexibleTopMargin) + sign(.flexibleHeight) + sign(.flexibleBottomMargin)
    return "h=\(fallback(h)) v=\(fallback(v))"
  }
}
