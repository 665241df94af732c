// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Layers in 3D space. A layer is flattened into its superlayer's plane in two steps. Its matrix, followed by the
// superlayer's `sublayerTransform`, maps the layer's plane into space. Projecting along the z-axis then gives its
// image in the superlayer's plane. Each level of the tree is therefore a projection between planes, and the
// projections are composed. Below a `CATransformLayer` nothing is flattened, so the 4 x 4 matrices are composed up to
// the first ancestor of a different class.
//
// Few screens have depth. This code runs only after a matrix with depth has been set.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

@MainActor
enum LayerDepth {
  /// Whether any layer has ever had depth.
  static var isUsed = false

  static func recordTransform(_ transform: CATransform3D) {
    if transform.hasDepth { isUsed = true }
  }
}

/// A reference to one of the painter's matrices. The painter copies its levels often, and few levels have a matrix,
/// so a level stores only a reference.
final class LayerSpace {
  let map: CATransform3D

  init(_ map: CATransform3D) {
    self.map = map
  }
}

extension CALayer {
  /// The transform from the layer's coordinates to its superlayer's, without the superlayer's `sublayerTransform`.
  var spaceToSuperlayer: CATransform3D {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    let moved = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ), transform)
    return CATransform3DConcat(moved, CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ))
  }

  /// The transform that `sublayerTransform` applies to all sublayers in space; nil for the identity.
  var sublayersSpace: CATransform3D? {
    guard let extras, !CATransform3DIsIdentity(extras.sublayerTransform) else { return nil }
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), extras.sublayerTransform),
      CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  /// Returns the transform from the layer's coordinates to the space of `parent`.
  func space(in parent: CALayer?) -> CATransform3D {
    guard let map = parent?.sublayersSpace else { return spaceToSuperlayer }
    return CATransform3DConcat(spaceToSuperlayer, map)
  }

  /// Whether the layer is in the plane of its superlayer's sublayers. This check precedes any matrix computation
  /// because nearly all layers are in that plane, even on screens with depth.
  var isPlane: Bool {
    if let extras, extras.anchorPointZ != 0 || extras.isSingleSided || extras.role == .transform { return false }
    return zPosition == 0 && !transform.hasDepth
  }

  /// Whether `sublayerTransform` leaves the sublayers in the layer's plane.
  var hasFlatSublayers: Bool { extras.map { CATransform3DIsIdentity($0.sublayerTransform) } ?? true }

  /// Whether the layer is single-sided and faces away from the viewer, so it is not drawn.
  func isTurnedAway(_ space: CATransform3D) -> Bool { extras?.isSingleSided == true && space.m33 < 0 }

  /// Returns the z-coordinate of the layer's center in its superlayer's space. Rounding errors are removed.
  func height(in space: CATransform3D) -> CGFloat {
    let height = space.depth(of: CGPoint(x: bounds.midX, y: bounds.midY))
    return height.isFinite ? (height * 1e6).rounded() / 1e6 : height
  }

  /// Returns the projection from the layer's plane to the plane of the nearest flattening ancestor, and that
  /// ancestor. The ancestor is nil if it would be the superlayer of a root layer.
  func flattened() -> (projection: Projection, plane: CALayer?) {
    var space = space(in: superlayer)
    var plane = superlayer
    while let current = plane, current.extras?.role == .transform {
      space = CATransform3DConcat(space, current.space(in: current.superlayer))
      plane = current.superlayer
    }
    return (space.projection, plane)
  }

  // MARK: Conversion

  /// The projection from the layer's plane to the plane that contains the root layer.
  private var projectionToRoot: Projection {
    var result = Projection(affine: .identity, g: 0, h: 0, k: 1)
    var layer: CALayer? = self
    while let current = layer {
      let step = current.flattened()
      result = result.concatenating(step.projection)
      layer = step.plane
    }
    return result
  }

  /// Whether the layer or an ancestor has depth.
  var isInSpace: Bool {
    sequence(first: self, next: \.superlayer).contains {
      $0.transform.hasDepth || $0.extras?.sublayerTransform.hasDepth == true
    }
  }

  func converted(_ point: CGPoint, from other: CALayer?) -> CGPoint {
    guard isInSpace || other?.isInSpace == true else { return point.applying(map(from: other)) }
    return (other?.projectionToRoot).map { Self.apply($0, to: point) }
      .map { Self.apply(projectionToRoot.inverted, to: $0) } ?? Self.apply(projectionToRoot.inverted, to: point)
  }

  func converted(_ point: CGPoint, to other: CALayer?) -> CGPoint {
    if let other { return other.converted(point, from: self) }
    guard isInSpace else { return point.applying(map(from: nil).inverted()) }
    return Self.apply(projectionToRoot, to: point)
  }

  /// Applies a projection to a point. Returns the point unchanged if it cannot be projected.
  private static func apply(_ projection: Projection?, to point: CGPoint) -> CGPoint {
    guard let projection else { return point }
    let w = projection.w(Point(point))
    let flat = projection.affine.apply(Point(point))
    guard w != 0, w.isFinite else { return point }
    return CGPoint(x: flat.x / w, y: flat.y / w)
  }

  /// Returns the layer's point that appears at a point of the plane into which the layer is flattened. Returns nil if
  /// the layer is seen edge-on, is single-sided and faces away, or does not appear at the point.
  func pointInSpace(_ point: CGPoint) -> CGPoint? {
    let space = space(in: superlayer)
    guard !isTurnedAway(space) else { return nil }
    let projection = flattened().projection
    guard projection.isFinite, let inverse = projection.inverted, inverse.isFinite else { return nil }
    let w = inverse.w(Point(point))
    let flat = inverse.affine.apply(Point(point))
    let place = Point(x: flat.x / w, y: flat.y / w)
    guard place.x.isFinite, place.y.isFinite, projection.w(place) > 0 else { return nil }
    return CGPoint(x: place.x, y: place.y)
  }
}
