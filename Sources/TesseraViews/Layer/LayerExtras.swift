// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// State that few layers need, in a separate object, so that other layers store only a reference.

import Foundation
import TesseraRaster
import TesseraGraphics

@MainActor
final class LayerExtras {
  var sublayerTransform = CATransform3DIdentity
  /// Whether the layer belongs to a `VibrantContentView` with an effect.
  var isVibrant = false
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var needsDisplayOnBoundsChange = false
  /// The treatment of the sublayers in painting.
  var role = LayerRole.plain
  var forbidsGroupOpacity = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var anchorPointZ: CGFloat = 0
  var isSingleSided = false
  var compositingFilter: Any?
  var filters: [Any]?
  /// The changes of the painting of the layer and its sublayers, the first one first.
  var contentFilters: [ContentFilter] = []
  var backgroundFilters: [Any]?
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var minificationFilterBias: Float = 0
  var allowsEdgeAntialiasing = true
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var drawsAsynchronously = false
  var isGeometryFlipped = false
  /// The configuration of corners that differ or follow the size.
  var corners: UICornerConfiguration?
  /// The recession of the layer below a sheet; nil for a layer that was never below one.
  var recession: LayerRecession?
  var needsDisplay = false
  var needsLayout = false
  /// Whether the log already reports that layout of the layer does not converge.
  var isReportedUnsettled = false
  /// The values under custom keys.
  var values: [String: Any] = [:]
  /// The last drawing of the layer.
  var drawing: LayerDrawing?
  /// The properties whose change redraws the layer, with their values at the last drawing.
  var watched: [String: AnimatableValue] = [:]

  /// Copies the properties of a layer that concern 3D space.
  func copySpace(of other: LayerExtras) {
    (anchorPointZ, isSingleSided, role) = (other.anchorPointZ, other.isSingleSided, other.role)
    (compositingFilter, filters, backgroundFilters) = (other.compositingFilter, other.filters, other.backgroundFilters)
    (contentsCenter, corners, contentFilters) = (other.contentsCenter, other.corners, other.contentFilters)
  }
}

/// The role of a layer's sublayers in painting.
enum LayerRole {
  case plain
  /// They share their superlayer's space.
  case transform
  /// They are painted several times.
  case replicator
}

/// The drawing of a layer, as commands in its coordinates at that time, so that it is sharp at every scale.
struct LayerDrawing {
  var bounds: CGRect
  var commands: [DisplayList.Command]
}

/// The properties of a layer's class for painting and layout.
@MainActor
enum LayerClass {
  private static var displayKeys: [ObjectIdentifier: [String]] = [:]

  /// Whether the class belongs to this module. Such classes have no custom drawing or layout.
  static func isPlain(_ type: CALayer.Type) -> Bool {
    type == CALayer.self || type == CAShapeLayer.self || type == CAGradientLayer.self || type == CATextLayer.self
      || type == CATransformLayer.self || type == CAReplicatorLayer.self || type == CAEmitterLayer.self
      || type == CAScrollLayer.self
  }

  /// Returns the properties for which the class returns true from `needsDisplay(forKey:)`, which is called once for each.
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

  /// Prepares a layer of a class outside this module: its size and its display keys are observed.
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
