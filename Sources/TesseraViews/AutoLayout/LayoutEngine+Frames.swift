// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Copies the solution to pixel-aligned frames.

import Foundation
import TesseraFoundation
import TesseraGraphics
import TesseraLayout

extension LayoutEngine {
  // MARK: Copying out

  /// Sets the frames of a view's subviews and guides to their positions in the solution, aligned to pixels.
  ///
  /// Rounds edges in root coordinates rather than sizes, so that adjacent views remain adjacent, even across
  /// superviews. `view.residual` is the amount by which rounding shifted the view's own origin. It is added back
  /// before subviews are rounded.
  func copyOutFrames(below view: UIView) {
    if needsSolve { solve() }
    if view === root { copyOutRoot() }
    let scale = view.pixelScale
    let residual = view.residual
    if !view.residualMoved, movedNodes.count < view.subviews.count / 4 {
      // Visits only the subviews that moved, if they are few.
      for node in movedNodes where !node.isDead {
        guard let child = node.item.uiView, child.superviewStorage === view, node.takeMove() else { continue }
        setFrame(of: child, node: node, residual: residual, scale: scale)
      }
    } else {
      for child in view.subviews {
        guard let node = existingNode(of: child) else { continue }
        guard node.takeMove() || view.residualMoved else { continue }
        setFrame(of: child, node: node, residual: residual, scale: scale)
      }
    }
    view.residualMoved = false
    for guide in view.layoutGuides {
      guard let node = existingNode(of: guide) else { continue }
      _ = node.takeMove()
      guide.solvedFrame = PixelGrid(scale: scale).rect(solvedRect(node), residual: residual).rect
    }
  }

  private func setFrame(of child: UIView, node: EngineNode, residual: CGPoint, scale: CGFloat) {
    let snapped = PixelGrid(scale: scale).rect(solvedRect(node), residual: residual)
    if abs(snapped.residual.x - child.residual.x) > 1e-7 || abs(snapped.residual.y - child.residual.y) > 1e-7 {
      child.residual = snapped.residual
      child.residualMoved = true
      child.markNeedsLayout()
    }
    child.moveByEngine(to: child.frame(forAlignmentRect: snapped.rect))
  }

  /// Resizes a root view whose size is determined by constraints. Its position doesn't change.
  private func copyOutRoot() {
    guard let root = root.uiView, let node = existingNode(of: root), !root.translatesAutoresizingMask, node.moved else {
      return
    }
    node.moved = false
    let rect = PixelGrid(scale: root.pixelScale).rect(solvedRect(node), residual: .zero).rect
    let frame = root.frame(forAlignmentRect: rect)
    root.moveByEngine(to: CGRect(origin: root.frame.origin, size: frame.size))
  }

  /// Reports, once per view tree, that layout ended while views were still invalidating it.
  func reportUnsettled(root: UIView, passes: Int) {
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
      "Layout did not settle in \(passes) passes: each one invalidated layout again. \(culprit) still needs "
      + "layout. Look for changes in its layoutSubviews, updateConstraints or viewDidLayoutSubviews.\n"
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

  /// The number of pixels per point.
  package var pixelScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 1
  }
}

extension UIView.AutoresizingMask {
  /// The autoresizing mask in the form `h=--& v=-&-`: left margin, width and right margin, then top margin, height
  /// and bottom margin. `&` is flexible.
  var code: String {
    let sign = { (part: UIView.AutoresizingMask) in contains(part) ? "&" : "-" }
    let fallback = { (code: String) in code == "---" ? "--&" : code }
    let h = sign(.flexibleLeftMargin) + sign(.flexibleWidth) + sign(.flexibleRightMargin)
    let v = sign(.flexibleTopMargin) + sign(.flexibleHeight) + sign(.flexibleBottomMargin)
    return "h=\(fallback(h)) v=\(fallback(v))"
  }
}
