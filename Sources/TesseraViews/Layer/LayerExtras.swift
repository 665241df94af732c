// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Rarely used layer state. It is in a separate object, so most layers store only an empty reference.

import Foundation
import TesseraRaster
import TesseraGraphics

@MainActor
final class LayerExtras {
  var sublayerTransform = CATransform3DIdentity
  /// Whether the layer belongs to a `VibrantContentView` with a vibrancy effect.
  var isVibrant = false
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var needsDisplayOnBoundsChange = false
  /// The special drawing of the sublayers.
  var role = LayerRole.plain
  var forbidsGroupOpacity = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var anchorPointZ: CGFloat = 0
  var isSingleSided = false
  var compositingFilter: Any?
  var filters: [Any]?
  /// The filters applied to the drawing of the layer and its sublayers, in order of application.
  var contentFilters: [ContentFilter] = []
  var backgroundFilters: [Any]?
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var minificationFilterBias: Float = 0
  var allowsEdgeAntialiasing = true
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var drawsAsynchronously = false
  var isGeometryFlipped = false
  /// The configuration of corners whose radii differ or depend on the size.
  var corners: UICornerConfiguration?
  /// The recession of a layer below a presented sheet; nil for a layer that was never below a sheet.
  var recession: LayerRecession?
  var needsDisplay = false
  var needsLayout = false
  /// Whether the log already contains a message that the layer's layout does not converge.
  var isReportedUnsettled = false
  /// The values of custom keys.
  var values: [String: Any] = [:]
  /// The most recent drawing of the layer.
  var drawing: LayerDrawing?
  /// The custom properties that trigger a redraw when they change, with their values at the last drawing.
  var watched: [String: AnimatableValue] = [:]

  /// Copies another layer's properties for 3D space.
  func copySpace(of other: LayerExtras) {
    (anchorPointZ, isSingleSided, role) = (other.anchorPointZ, other.isSingleSided, other.role)
    (compositingFilter, filters, backgroundFilters) = (other.compositingFilter, other.filters, other.backgroundFilters)
    (contentsCenter, corners, contentFilters) = (other.contentsCenter, other.corners, other.contentFilters)
  }
}

/// The special drawing of a layer's sublayers.
enum LayerRole {
  case plain
  /// The sublayers are in the superlayer's space.
  case transform
  /// The sublayers are drawn several times.
  case replicator
}

/// A layer's drawing, as commands in the layer's coordinates, so it is sharp at every scale.
struct LayerDrawing {
  var bounds: CGRect
  var commands: [DisplayList.Command]
}

/// The cached facts about a layer class that matter for drawing and layout.
@MainActor
enum LayerClass {
  private static var displayKeys: [ObjectIdentifier: [String]] = [:]

  /// Whether the class is defined in this module. Such classes have no custom drawing or layout.
  static func isPlain(_ type: CALayer.Type) -> Bool {
    type == CALayer.self || type == CAShapeLayer.self || type == CAGradientLayer.self || type == CATextLayer.self
      || type == CATransformLayer.self || type == CAReplicatorLayer.self || type == CAEmitterLayer.self
      || type == CAScrollLayer.self
  }

  /// Returns the properties for which the class's `needsDisplay(forKey:)` returns true. The method is called once per
  /// property.
  static func displayKeys(of type: CALayer.Type) -> [String] {
    if let known = displayKeys[ObjectIdentifier(type)] { return known }
    let keys = LayerProperty.keys.filter { type.needsDisplay(forKey: $0) }
    displayKeys[ObjectIdentifier(type)] = keys
    return keys
  }
}

extension CALayer {
  var loadedExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Prepares a layer whose class is defined outside this module by observing its size and its display keys.
  func prepareClass() {
    let type = type(of: self)
    guard !LayerClass.isPlain(type) else { return }
    watchesBounds = true
    let keys = LayerClass.displayKeys(of: type)
    guard !keys.isEmpty else { return }
    let extras = loadedExtras
    for key in keys { extras.watched[key] = LayerProperty.named(key)?.read(self) }
  }
}
