// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Frames, conversion between layers, and hit-testing.

import Foundation

extension CALayer {
  var computedFrame: CGRect {
    let size = bounds.size
    let affine = affineTransform()
    let (width, height) = (size.width * anchorPoint.x, size.height * anchorPoint.y)
    if affine.isIdentity {
      let corner = CGPoint(x: SimplePlace.start(position.x, width), y: SimplePlace.start(position.y, height))
      let rect = CGRect(origin: corner, size: size)
      return size.width < 0 || size.height < 0 ? rect.standardized : rect
    }
    let box = CGRect(x: -width, y: -height, width: size.width, height: size.height).applying(affine)
    return CGRect(
      x: SimplePlace.start(position.x, -box.minX), y: SimplePlace.start(position.y, -box.minY), width: box.width,
      height: box.height)
  }

  func setFrame(to frame: CGRect) {
    let rect = frame.standardized
    let affine = affineTransform()
    let size = affine.isIdentity ? rect.size : Self.size(of: rect, before: affine)
    bounds.size = size
    if affine.isIdentity {
      position = CGPoint(x: rect.minX + size.width * anchorPoint.x, y: rect.minY + size.height * anchorPoint.y)
    } else {
      position = CGPoint(x: 0, y: 0)
      let old = computedFrame
      position = CGPoint(x: rect.minX - old.minX, y: rect.minY - old.minY)
    }
  }

  /// Returns the size that a transform maps to the size of a rectangle. Divides by the scale, because multiplying by
  /// the inverse and then by the scale again wouldn't restore exactly the same number.
  private static func size(of rect: CGRect, before transform: CGAffineTransform) -> CGSize {
    guard transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0 else {
      return rect.applying(transform.inverted()).size
    }
    return CGSize(width: rect.width / abs(transform.a), height: rect.height / abs(transform.d))
  }

  /// The effect of `sublayerTransform` on all sublayers, relative to the anchor point, or nil if it is the identity.
  var sublayersMap: CGAffineTransform? {
    guard let extras, !extras.sublayerTransform.affine.isIdentity else { return nil }
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(extras.sublayerTransform.affine)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// Returns the transform from the layer's coordinate space to that of `parent`, including its `sublayerTransform`.
  func transformToSuperlayer(in parent: CALayer?) -> CGAffineTransform {
    guard let map = parent?.sublayersMap else { return transformToSuperlayer() }
    return transformToSuperlayer().concatenating(map)
  }

  // MARK: Conversion

  /// Returns the transform from another layer's coordinate space to this layer's. Nil represents the coordinate space
  /// that contains the root layer.
  func map(from other: CALayer?) -> CGAffineTransform {
    if other === self { return .identity }
    let common = commonAncestor(other)
    let up = other?.transform(to: common) ?? .identity
    return up.concatenating(transform(to: common).inverted())
  }

  /// Returns the transform to an ancestor's coordinate space. Nil represents the coordinate space of the root layer's
  /// frame.
  private func transform(to ancestor: CALayer?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer, current !== ancestor {
      let parent = current.superlayer
      result = result.concatenating(current.transformToSuperlayer(in: parent))
      layer = parent
    }
    return result
  }

  private func commonAncestor(_ other: CALayer?) -> CALayer? {
    var above: Set<ObjectIdentifier> = []
    var layer = other
    while let current = layer {
      above.insert(ObjectIdentifier(current))
      layer = current.superlayer
    }
    layer = self
    while let current = layer, !above.contains(ObjectIdentifier(current)) { layer = current.superlayer }
    return layer
  }

  // MARK: Hit testing

  /// The implementation of `hitTest`.
  func layer(at point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    if LayerDepth.isUsed { return layerInSpace(at: point) }
    let toSuperlayer = transformToSuperlayer(in: superlayer)
    let determinant = toSuperlayer.a * toSuperlayer.d - toSuperlayer.b * toSuperlayer.c
    guard determinant != 0, determinant.isFinite else { return nil }
    return layer(inside: point.applying(toSuperlayer.inverted()))
  }

  private func layerInSpace(at point: CGPoint) -> CALayer? { pointInSpace(point).flatMap { layer(inside: $0) } }

  /// Returns the frontmost layer at a point in this layer's coordinate space.
  private func layer(inside: CGPoint) -> CALayer? {
    let holds = contains(inside)
    if masksToBounds, !holds { return nil }
    for sublayer in LayerPainter.sortedForPainting(sublayerList ?? [], in: self).reversed() {
      if let found = sublayer.hitTest(inside) { return found }
    }
    return holds ? self : nil
  }
}
