// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Drawing of views that override draw(_:). The check for an override reads memory only twice (see
// OverriddenMethod.swift). All other views call paintContent directly.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

extension UIView {
  /// Whether the view is drawn by `draw(_:)`. Always `false` for image views, as in UIKit.
  var drawsItself: Bool { OverriddenMethod.draw.isOverridden(by: self) && isDrawnByMethod }

  /// Calls `draw(_:)` with a context that is clipped to the bounds. The view's traits are the current traits.
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

  /// Whether the layer's class or an overridden layer delegate method of the view may draw instead of `draw(_:)`.
  var drawsThroughLayer: Bool {
    !LayerClass.isPlain(type(of: layer)) || OverriddenMethod.drawLayer.isOverridden(by: self)
      || OverriddenMethod.displayLayer.isOverridden(by: self)
  }

  /// The default implementation of `draw(_:in:)`.
  func drawOwnLayer(on context: CGContext) {
    guard drawsItself else { return }
    GraphicsStack.contexts.append(context)
    traitCollection.performAsCurrent { draw(bounds) }
    GraphicsStack.contexts.removeAll { $0 === context }
  }

  /// The default implementation of `setNeedsDisplay()`. `draw(_:)` is called every time a view is rendered; layers
  /// draw only on request.
  func layerNeedsDisplay() { if drawsThroughLayer { layer.setNeedsDisplay() } }

  /// The default implementation of `draw(_:)`.
  func paintOwnContent() {
    Canvas.withCurrent { paintContent(into: &$0) }
  }

  func drawTree(in rect: CGRect, afterUpdates: Bool) -> Bool {
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
