// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// A view, as its layer knows it. Layers call these members and name no view.
@MainActor
protocol LayerHost: NSObject, CALayerDelegate {
  /// The layer that the view is made with.
  var hostedLayer: CALayer { get }

  // MARK: Layout

  var isLayoutDue: Bool { get }
  func markNeedsLayout()
  func performLayout()

  // MARK: Animation

  /// Called after a property of a layer whose delegate the view is has changed, while changes are recorded.
  func layerDidChange(_ keyPath: String, from old: AnimatableValue, to new: AnimatableValue)

  // MARK: Painting

  var traitCollection: UITraitCollection { get }
  /// Whether painting calls `draw(_:)`.
  var drawsItself: Bool { get }
  /// Whether the layer's class, or an override of what the view does as its delegate, may draw instead of `draw(_:)`.
  var drawsThroughLayer: Bool { get }
  /// Whether `paintContent` paints more than can be made translucent piece by piece.
  var contentOverlaps: Bool { get }
  /// Whether `paintContent` paints over the background colour.
  var contentCoversBackground: Bool { get }
  /// The colour that shows through the content as through a stencil, and how it is mixed; nil for content in its own colours.
  var contentStencil: (color: Color, mode: BlendMode)? { get }
  /// Calls `draw(_:)`.
  func paintDrawing(into canvas: inout Canvas)
  /// Paints the view's own content: after its background, before its sublayers.
  func paintContent(into canvas: inout Canvas)
}
