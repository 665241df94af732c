// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Hit-testing. A view that receives touches and contains the point always returns a view, at least itself, so the
// search never backtracks: at each level, it continues in the frontmost subview that contains the point. `hitTest` is
// called only on views whose class overrides it, because these may return nil. The search isn't recursive, so view
// trees may have any depth.

import Foundation

@MainActor
enum HitTest {
  /// Returns the result of the default implementation of `hitTest(_:with:)`.
  static func view(at point: CGPoint, in root: UIView, event: UIEvent?) -> UIView? {
    guard root.takesTouches, root.containsPoint(point, event: event) else { return nil }
    var (view, point) = (root, point)
    while true {
      switch step(from: view, at: point, event: event) {
      case .into(let subview, let place): (view, point) = (subview, place)
      case .found(let found): return found
      }
    }
  }

  private enum Step {
    case into(UIView, CGPoint)
    case found(UIView)
  }

  private static func step(from view: UIView, at point: CGPoint, event: UIEvent?) -> Step {
    for subview in view.subviews.reversed() {
      guard subview.takesTouches || OverriddenMethod.hitTest.isOverridden(by: subview),
        let place = subview.layer.pointFromSuperlayer(point, in: view.layer)
      else { continue }
      if OverriddenMethod.hitTest.isOverridden(by: subview) {
        if let found = subview.hitTest(place, with: event) { return .found(found) }
      } else if subview.containsPoint(place, event: event) {
        return .into(subview, place)
      }
    }
    return .found(view)
  }
}

extension UIView {
  /// Whether the view can receive touches, which requires that it is visible and that user interaction is enabled.
  var takesTouches: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.01 }

  /// Returns the result of `point(inside:with:)`, without calling the method if no class overrides it.
  fileprivate func containsPoint(_ point: CGPoint, event: UIEvent?) -> Bool {
    OverriddenMethod.pointInside.isOverridden(by: self)
      ? self.point(inside: point, with: event) : bounds.contains(point)
  }
}

extension CALayer {
  /// Converts a point from the superlayer's coordinate space to the layer's. Returns nil if the layer's transform
  /// flattens it to a line or a point.
  fileprivate func pointFromSuperlayer(_ point: CGPoint, in superlayer: CALayer) -> CGPoint? {
    if LayerDepth.isUsed { return pointInSpace(point) }
    let map = transformToSuperlayer(in: superlayer)
    let determinant = map.a * map.d - map.b * map.c
    guard determinant != 0, determinant.isFinite else { return nil }
    return point.applying(map.inverted())
  }
}
