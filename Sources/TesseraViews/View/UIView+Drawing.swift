// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Views that override draw(_:). All others are not asked: whether a class overrides it is two loads (see
// OverriddenMethod.swift), and painting goes straight to paintContent.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

extension UIView {
  /// Whether painting calls `draw(_:)`. Never for image views, as in UIKit.
  var drawsItself: Bool { OverriddenMethod.draw.isOverridden(by: self) && isDrawnByMethod }

  /// Calls `draw(_:)` on a context cut to the bounds, with the view's traits current.
  func paintDrawing(into canvas: inout Canvas) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    if drawsThroughLayer {
      layer.display()
      return layer.paintDrawing(into: &canvas)
    }
    canvas.append(.beginClip(.rect(Rect(bounds)), canvas.transform))
    Canvas.makeCurrent(&canvas) {
      traitCollection.performAsCurrent { draw(bounds) }
    }
    canvas.append(.endClip)
  }

  /// Whether the layer's class, or an override of what the view does as its delegate, may draw instead of `draw(_:)`.
  var drawsThroughLayer: Bool {
    !LayerClass.isPlain(type(of: layer)) || OverriddenMethod.drawLayer.isOverridden(by: self)
      || OverriddenMethod.displayLayer.isOverridden(by: self)
  }

  /// What `draw(_:in:)` does unless overridden.
  func drawOwnLayer(on context: CGContext) {
    guard drawsItself else { return }
    GraphicsStack.contexts.append(context)
    traitCollection.performAsCurrent { draw(bounds) }
    GraphicsStack.contexts.removeAll { $0 === context }
  }

  /// What `setNeedsDisplay()` does unless overridden: views draw anew on every painting, their layers when asked.
  func layerNeedsDisplay() { if drawsThroughLayer { layer.setNeedsDisplay() } }

  /// What `draw(_:)` does unless overridden.
  func paintOwnContent() {
    Canvas.withCurrent { paintContent(into: &$0) }
  }

  func drawTree(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
    guard let context = GraphicsStack.current, bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layerStorage.render(in: context)
    context.restoreGState()
    return true
  }
}
