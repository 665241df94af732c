// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What is told of a layer's life, and may draw it: a view, or anything else.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Gives the layer its content, by setting `contents`. Called instead of `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer's content, in the layer's own coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer's content is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers, after its size has changed.
  func layoutSublayers(of layer: CALayer)
  /// What happens when a property changes: an action, `NSNull()` for nothing, or nil to let the layer look further.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// As an action: nothing happens.
extension NSNull: CAAction {
  @preconcurrency @MainActor
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
