// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The methods that a layer calls to lay out its sublayers, draw its content and choose its actions. A view is its
/// layer's delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's `contents`. Called instead of `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer's content, in the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer's content is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the layer's sublayers. Called after the layer's size changes.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a property change, `NSNull()` for no action, or nil to continue the layer's search for an
  /// action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the layer's content by calling the layer's `draw(in:)`.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil, so the layer continues its search for an action.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// An action that does nothing.
extension NSNull: CAAction {
  /// Does nothing.
  @preconcurrency @MainActor
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
