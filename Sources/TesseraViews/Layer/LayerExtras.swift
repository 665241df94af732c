// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The state that few layers have, in an object of its own, so that all others keep one word for it.

import Foundation
import TesseraRaster

@MainActor
final class LayerExtras {
  var sublayerTransform = CATransform3DIdentity
  /// Whether the layer is that of a `VibrantContentView` with an effect.
  var isVibrant = false
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var needsDisplayOnBoundsChange = false
  /// What the painter does with the sublayers.
  var role = LayerRole.plain
  var forbidsGroupOpacity = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var anchorPointZ: CGFloat = 0
  var isSingleSided = false
  var compositingFilter: Any?
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var minificationFilterBias: Float = 0
  var allowsEdgeAntialiasing = true
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var drawsAsynchronously = false
  var isGeometryFlipped = false
  /// Corners that differ or follow the size.
  var corners: UICornerConfiguration?
  /// How the layer is seen behind a sheet; nil for a layer that never was behind one.
  var recession: LayerRecession?
  var needsDisplay = false
  var needsLayout = false
  /// Whether the log already says that layout of the layer does not settle.
  var isReportedUnsettled = false
  /// Values under keys that no property has.
  var values: [String: Any] = [:]
  /// What the layer drew when it was last asked to.
  var drawing: LayerDrawing?
  /// The properties whose change makes the layer draw itself anew, with their values when it last did.
  var watched: [String: AnimatableValue] = [:]

  /// Copies what says how the layer is seen.
  func copySpace(of other: LayerExtras) {
    (anchorPointZ, isSingleSided, role) = (other.anchorPointZ, other.isSingleSided, other.role)
    (compositingFilter, filters, backgroundFilters) = (other.compositingFilter, other.filters, other.backgroundFilters)
    (contentsCenter, corners) = (other.contentsCenter, other.corners)
  }
}

/// What a layer's sublayers are to the painter.
enum LayerRole {
  case plain
  /// They share their superlayer's space.
  case transform
  /// They are painted several times.
  case replicator
}

/// What a layer drew, as commands in its coordinates of then, so that it stays sharp at every scale.
struct LayerDrawing {
  var bounds: CGRect
  var commands: [DisplayList.Command]
}

/// What painting and layout ask of a layer's class.
@MainActor
enum LayerClass {
  private static var displayKeys: [ObjectIdentifier: [String]] = [:]

  /// Whether the class is one of this module's, which neither draw nor lay themselves out.
  static func isPlain(_ type: CALayer.Type) -> Bool {
    type == CALayer.self || type == CAShapeLayer.self || type == CAGradientLayer.self || type == CATextLayer.self
      || type == CATransformLayer.self || type == CAReplicatorLayer.self || type == CAEmitterLayer.self
      || type == CAScrollLayer.self
  }

  /// The properties for which the class answers yes to `needsDisplay(forKey:)`, asked once.
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

  /// Prepares a layer of a class from outside of this module: its size and its display keys are watched.
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
