// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// The interface through which a layer calls its view. Layers do not depend on the view classes.
@MainActor
protocol LayerHost: NSObject, CALayerDelegate {
  /// The layer that was created with the view.
  var hostedLayer: CALayer { get }

  // MARK: Layout

  var isLayoutDue: Bool { get }
  func markNeedsLayout()
  func performLayout()

  // MARK: Animation

  /// Called, while changes are recorded, after a property has changed in a layer whose delegate is this view.
  func layerDidChange(_ keyPath: String, from old: AnimatableValue, to new: AnimatableValue)

  // MARK: Painting

  var traitCollection: UITraitCollection { get }
  /// Whether the view's drawing includes a call of `draw(_:)`.
  var drawsItself: Bool { get }
  /// Whether the layer's class or an overridden layer delegate method may draw instead of `draw(_:)`.
  var drawsThroughLayer: Bool { get }
  /// Whether the elements drawn by `paintContent` may overlap, so a translucent view must be drawn as a group.
  var contentOverlaps: Bool { get }
  /// Whether `paintContent` covers the background color.
  var contentCoversBackground: Bool { get }
  /// The color and blend mode that fill the content's shape, for content used as a stencil; nil for content with its
  /// own colors.
  var contentStencil: (color: Color, mode: BlendMode)? { get }
  /// Calls `draw(_:)`.
  func paintDrawing(into canvas: inout Canvas)
  /// Draws the view's own content, between its background and its sublayers.
  func paintContent(into canvas: inout Canvas)
}
