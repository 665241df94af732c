// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Converts points and rectangles between views. The path goes up to the nearest common ancestor and then down, so
// ancestors of the common ancestor do not affect the result. All roots share a plane. In this plane, a view without a
// superview is at its frame, and a window is at its position on the screen.

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

  /// Returns the transform from the view's coordinates to another view's. Nil means the window's coordinates or,
  /// without a window, the coordinate system of the root's frame.
  func map(to other: UIView?) -> CGAffineTransform {
    guard let other else { return map(upTo: window) }
    let meeting = nearestView(around: other)
    return map(upTo: meeting).concatenating(other.map(upTo: meeting).inverted())
  }

  /// Returns the transform from the view's coordinates to an ancestor's. Nil means the plane that all roots share.
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

  /// Returns the nearest common ancestor, which may be one of the two views. Returns nil if the views are in
  /// different trees.
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
