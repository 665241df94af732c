// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import UIKit

/// The corners of a layer that has the outline of a shape. Layers with corners are drawn, clipped and shadowed faster than paths.
struct LayerCorners {
  let radius: CGFloat
  let curve: CALayerCornerCurve

  /// Returns nil if a layer can't have the outline of the shape in the bounds.
  init?(_ shape: any Shape, in bounds: CGRect) {
    let half = min(bounds.width, bounds.height) / 2
    switch shape {
    case is Rectangle: self.init(radius: 0, curve: .circular)
    case is Capsule: self.init(radius: half, curve: .circular)
    case is Circle where bounds.width == bounds.height: self.init(radius: half, curve: .circular)
    case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
      self.init(radius: min(shape.cornerSize.width, half), curve: shape.style == .continuous ? .continuous : .circular)
    case let shape as AnyShape: self.init(shape.base, in: bounds)
    default: return nil
    }
    guard radius.isFinite, radius >= 0 else { return nil }
  }

  private init(radius: CGFloat, curve: CALayerCornerCurve) { (self.radius, self.curve) = (radius, curve) }
}

extension CALayer {
  /// Sets the corner radius and curve.
  func apply(_ corners: LayerCorners) {
    if cornerRadius != corners.radius { cornerRadius = corners.radius }
    if cornerCurve != corners.curve { cornerCurve = corners.curve }
  }
}
