// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A view below a sheet appears smaller, with rounded corners. UIKit moves the presenter's view into a separate
// container and scales the container, so the frames of the app's views do not change. Here, only the drawing is
// scaled.

import Foundation
import TesseraRaster

/// The reduced appearance of a layer below a sheet.
struct LayerRecession {
  /// The scale at full recession.
  var scale: CGFloat
  /// The distance from the top of the bounds to the top of the scaled layer at full recession, in points.
  var top: CGFloat
  /// The corner radius at full recession, in points.
  var radius: CGFloat
  /// The progress of the recession: 0 for none, 1 for full. Spring animations may exceed this range.
  var amount: CGFloat = 0

  /// The animation key path of the amount.
  static let key = "recession"

  /// Returns the transform from the layer's coordinates to their scaled position.
  func map(_ bounds: CGRect) -> Affine {
    let factor = Double(1 + (scale - 1) * amount)
    return Affine(
      a: factor, b: 0, c: 0, d: factor, tx: Double(bounds.midX) * (1 - factor),
      ty: Double(bounds.minY) * (1 - factor) + Double(top * amount))
  }
}

extension CALayer {
  /// Sets the layer's recession. Inside an animation block, the change is animated.
  func setRecession(_ recession: LayerRecession) {
    if extras?.recession == nil, recession.amount == 0 { return }
    let old = extras?.recession?.amount ?? 0
    loadedExtras.recession = recession
    guard LayerRecorder.isOn, old != recession.amount else { return }
    LayerRecorder.didChange(LayerRecession.key, of: self, from: AnimatableValue(Double(old)))
  }

  /// Removes the layer's recession and its animations.
  func endRecession() {
    guard extras?.recession != nil else { return }
    for key in namedAnimations ?? [] where key.hasPrefix(LayerRecession.key) {
      removeAnimation(forKey: key, finished: false)
    }
    extras?.recession = nil
  }
}

extension LayerProperty {
  /// The animatable amount of recession. UIKit has no such property, so it is not in the table of layer properties.
  static let recession = LayerProperty(keyPath: LayerRecession.key) {
    AnimatableValue(Double($0.extras?.recession?.amount ?? 0))
  } write: {
    $0.extras?.recession?.amount = CGFloat($1.number.finite)
  }
}
