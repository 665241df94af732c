// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Layout of layers that don't belong to a view but have a delegate or a class defined by an app. These layers are
// queued, so that a layout pass visits only them. Layers of views are laid out with their views.

import Foundation

@MainActor
enum LayerLayout {
  private struct PendingLayer { weak var layer: CALayer? }

  private static var waiting: [PendingLayer] = []
  /// The maximum number of iterations in a pass. Required because layout may invalidate layout again.
  private static let maximumRoundCount = 16

  static var isEmpty: Bool { waiting.isEmpty }

  static func addLayer(_ layer: CALayer) {
    let extras = layer.loadedExtras
    guard !extras.needsLayout else { return }
    extras.needsLayout = true
    waiting.append(PendingLayer(layer: layer))
  }

  /// Lays out the queued layers within a layer's tree, outer layers first. Layers in other trees remain queued.
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

  /// Reports, once per layer, that layout was still invalid at the end of a pass.
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

  /// Starts layout at the outermost layer of the unbroken chain of superlayers that need layout.
  func layoutIfDue() {
    var top = self
    while let parent = top.superlayer, parent.isLayoutDue { top = parent }
    top.host?.performLayout()
    if !LayerLayout.isEmpty { LayerLayout.flush(below: top) }
  }

  /// Returns the number of levels below an ancestor, 0 for the layer itself, or nil if `root` isn't an ancestor.
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

  /// Called after the bounds of a layer with `watchesBounds` have changed.
  func boundsDidChange(from old: CGRect) {
    guard old.size != bounds.size else { return }
    if host == nil { LayerLayout.addLayer(self) }
    if extras?.needsDisplayOnBoundsChange == true { setNeedsDisplay() }
  }
}
