// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A delegate that lays out and draws a layer and chooses its actions: a view, or any object.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Updates the layer's content by setting `contents`. Called instead of `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer's content, in the layer's own coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer's content is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the layer's sublayers after a change of its size.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action of a property change, `NSNull()` for none, or nil to let the layer search further.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the layer's content with its `draw(in:)`.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil: the layer searches further.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The action that does nothing.
extension NSNull: CAAction {
  /// Does nothing.
  @preconcurrency @MainActor
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
