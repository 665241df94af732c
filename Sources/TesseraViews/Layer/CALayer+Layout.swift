// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Layout of layers without a view, if they have a delegate or their class is an app's. They are queued, so that a layout pass
// visits only them. The layers of views are laid out with their views.

import Foundation

@MainActor
enum LayerLayout {
  private struct PendingLayer { weak var layer: CALayer? }

  private static var waiting: [PendingLayer] = []
  /// The maximum number of rounds in a pass, as layout may invalidate layout.
  private static let maximumRoundCount = 16

  static var isEmpty: Bool { waiting.isEmpty }

  static func addLayer(_ layer: CALayer) {
    let extras = layer.loadedExtras
    guard !extras.needsLayout else { return }
    extras.needsLayout = true
    waiting.append(PendingLayer(layer: layer))
  }

  /// Lays out the queued layers in the tree of a layer, outer layers first. Others remain queued.
  static func flush(below root: CALayer) {
    for _ in 0..<maximumRoundCount {
      var due: [(depth: Int, layer: CALayer)] = []
      waiting.removeAll { entry in
        guard let layer = entry.layer else { return true }
        guard let depth = layer.depth(below: root) else { return false }
        due.append((depth, layer))
        return true
      }
      if due.isEmpty { return }
      for (_, layer) in due.enumerated().sorted(by: { ($0.1.depth, $0.0) < ($1.1.depth, $1.0) }).map(\.1) {
        layer.extras?.needsLayout = false
        layer.layoutSublayers()
      }
    }
    reportUnsettled(below: root)
  }

  /// Reports, once for each layer, that a pass ended while layout was still invalid.
  private static func reportUnsettled(below root: CALayer) {
    let culprits = waiting.compactMap(\.layer).filter {
      $0.depth(below: root) != nil && !$0.loadedExtras.isReportedUnsettled
    }
    guard !culprits.isEmpty else { return }
    for layer in culprits { layer.loadedExtras.isReportedUnsettled = true }
    let names = culprits.map(\.description).joined(separator: ", ")
    let text =
      "Layout of layers did not settle in \(maximumRoundCount) rounds: each invalidated layout again. Layout is pending in \(names). "
      + "Look for changes in layoutSublayers.\n"
    StandardError.write(text)
  }
}

extension CALayer {
  func markNeedsLayout() {
    if let view = host { view.markNeedsLayout() } else { LayerLayout.addLayer(self) }
  }

  var isLayoutDue: Bool { host?.isLayoutDue ?? extras?.needsLayout ?? false }

  /// Lays out the tree from the outermost layer in the unbroken chain of superlayers that need layout.
  func layoutIfDue() {
    var top = self
    while let parent = top.superlayer, parent.isLayoutDue { top = parent }
    top.host?.performLayout()
    if !LayerLayout.isEmpty { LayerLayout.flush(below: top) }
  }

  /// Returns the number of levels below an ancestor, 0 for the layer itself; nil if it is not an ancestor.
  fileprivate func depth(below root: CALayer) -> Int? {
    var depth = 0
    var layer: CALayer? = self
    while let current = layer {
      if current === root { return depth }
      depth += 1
      layer = current.superlayer
    }
    return nil
  }

  /// Called after a change of the bounds of a layer with `watchesBounds`.
  func boundsDidChange(from old: CGRect) {
    guard old.size != bounds.size else { return }
    if host == nil { LayerLayout.addLayer(self) }
    if extras?.needsDisplayOnBoundsChange == true { setNeedsDisplay() }
  }
}
