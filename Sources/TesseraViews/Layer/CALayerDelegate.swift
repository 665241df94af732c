// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What lays out and draws a layer and chooses its actions: a view, or any object.
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
  /// Draws the layer's content by its `draw(in:)`.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Nil: the layer looks further.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// As an action, `NSNull` means that nothing happens.
extension NSNull: CAAction {
  /// Does nothing.
  @preconcurrency @MainActor
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
