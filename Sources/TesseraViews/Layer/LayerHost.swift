// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// The requirements of a view for its layer. Layers call these members and do not depend on views.
@MainActor
protocol LayerHost: NSObject, CALayerDelegate {
  /// The layer that the view was created with.
  var hostedLayer: CALayer { get }

  // MARK: Layout

  var isLayoutDue: Bool { get }
  func markNeedsLayout()
  func performLayout()

  // MARK: Animation

  /// Called, while changes are recorded, after a change of a property of a layer whose delegate is the view.
  func layerDidChange(_ keyPath: String, from old: AnimatableValue, to new: AnimatableValue)

  // MARK: Painting

  var traitCollection: UITraitCollection { get }
  /// Whether painting calls `draw(_:)`.
  var drawsItself: Bool { get }
  /// Whether the layer's class, or an override of a layer delegate method, may draw instead of `draw(_:)`.
  var drawsThroughLayer: Bool { get }
  /// Whether the parts of `paintContent` may overlap, so that they can't be made translucent separately.
  var contentOverlaps: Bool { get }
  /// Whether `paintContent` paints over the background color.
  var contentCoversBackground: Bool { get }
  /// The color that shows through the content as a stencil, and its blend mode; nil for content with its own colors.
  var contentStencil: (color: Color, mode: BlendMode)? { get }
  /// Calls `draw(_:)`.
  func paintDrawing(into canvas: inout Canvas)
  /// Paints the view's own content, between its background and its sublayers.
  func paintContent(into canvas: inout Canvas)
}
