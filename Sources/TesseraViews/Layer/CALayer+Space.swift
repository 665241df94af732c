// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

extension CALayer {
  /// Returns the transform from the layer's coordinate space to its superlayer's.
  func transformToSuperlayer() -> CGAffineTransform { map(placedBy: affineTransform()) }

  /// Returns the same transform as `transformToSuperlayer()`, with `affine` in place of the layer's transform.
  func map(placedBy affine: CGAffineTransform) -> CGAffineTransform {
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
