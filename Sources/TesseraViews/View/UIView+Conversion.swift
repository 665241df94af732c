// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Conversion of points and rectangles between views. The path goes up to the nearest common ancestor and down again, so that
// views above the ancestor do not affect the result. Roots share one plane: a view without a superview is at its own frame in
// it, a window at its place on the screen.

import Foundation

extension UIView {
  func mapped(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if LayerDepth.isUsed, let view = view ?? window, isInSpace || view.isInSpace {
      return layerStorage.converted(point, to: view.layerStorage)
    }
    return point.applying(map(to: view))
  }

  func mapped(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if LayerDepth.isUsed, let view = view ?? window, isInSpace || view.isInSpace {
      return layerStorage.converted(point, from: view.layerStorage)
    }
    return point.applying(map(to: view).inverted())
  }

  func mapped(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(map(to: view)) }
  func mapped(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(map(to: view).inverted()) }

  /// Returns the transform from the view's coordinates to another view's. Nil means the window's coordinates, or without a
  /// window those that the root's frame is in.
  func map(to other: UIView?) -> CGAffineTransform {
    guard let other else { return map(upTo: window) }
    let meeting = nearestView(around: other)
    return map(upTo: meeting).concatenating(other.map(upTo: meeting).inverted())
  }

  /// Returns the transform from the view's coordinates to an ancestor's. Nil means the plane of the roots.
  private func map(upTo ancestor: UIView?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var view: UIView? = self
    while let current = view, current !== ancestor {
      result = result.concatenating(current.placement)
      view = current.superview
      if let map = view?.layerStorage.sublayersMap { result = result.concatenating(map) }
    }
    return result.settled
  }

  /// Returns the nearest common ancestor, which may be one of the two views, or nil if they are in different trees.
  private func nearestView(around other: UIView) -> UIView? {
    var (one, two): (UIView?, UIView?) = (self, other)
    var (height, otherHeight) = (depth, other.depth)
    while one !== two {
      if height >= otherHeight {
        one = one?.superview
        height -= 1
      } else {
        two = two?.superview
        otherHeight -= 1
      }
    }
    return one
  }

  private var isInSpace: Bool { layerStorage.isInSpace }

  private var placement: CGAffineTransform { layerStorage.map(placedBy: layerStorage.affineTransform().settled) }

  private var depth: Int {
    var count = 0
    var view = superview
    while let current = view {
      count += 1
      view = current.superview
    }
    return count
  }
}

extension CALayer {
  /// Returns the transform from the layer's coordinates to its superlayer's.
  func transformToSuperlayer() -> CGAffineTransform { map(placedBy: affineTransform()) }

  /// Returns the transform to the superlayer with `affine` instead of the layer's own transform.
  fileprivate func map(placedBy affine: CGAffineTransform) -> CGAffineTransform {
    let bounds = bounds
    if affine.isIdentity {
      let corner = CGPoint(
        x: SimplePlace.start(position.x, bounds.width * anchorPoint.x),
        y: SimplePlace.start(position.y, bounds.height * anchorPoint.y))
      return CGAffineTransform(translationX: corner.x - bounds.minX, y: corner.y - bounds.minY)
    }
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

/// Subtraction that undoes an addition. A frame is stored as a size and a center, and `(84.4 + 50) - 50` is not 84.4.
enum SimplePlace {
  /// Returns the simplest number that, added to `length`, gives `end`: a multiple of 1/3000, which covers halves and thirds of
  /// a pixel and decimals of up to three places, or else the difference.
  static func start(_ end: CGFloat, _ length: CGFloat) -> CGFloat {
    let difference = end - length
    if difference == difference.rounded() { return difference }
    let plain = (difference * 3000).rounded() / 3000
    return plain + length == end ? plain : difference
  }
}
