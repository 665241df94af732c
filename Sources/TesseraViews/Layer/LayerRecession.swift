// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The view below a sheet appears smaller, with rounded corners. For this, UIKit moves the presenter's view into a separate view and
// scales that one, so that the frames of the app's views do not change. Here only painting is affected.

import Foundation
import TesseraRaster

/// The appearance of a layer that recedes.
struct LayerRecession {
  /// The scale at full recession.
  var scale: CGFloat
  /// The distance of its top edge below that of its bounds at full recession, in points.
  var top: CGFloat
  /// The corner radius at full recession, in points.
  var radius: CGFloat
  /// The amount of recession: 0 for none, 1 for full. Springs may exceed this range.
  var amount: CGFloat = 0

  /// The animation key path of the amount.
  static let key = "recession"

  /// Returns the map from the layer's coordinates to the receded ones.
  func map(_ bounds: CGRect) -> Affine {
    let factor = Double(1 + (scale - 1) * amount)
    return Affine(
      a: factor, b: 0, c: 0, d: factor, tx: Double(bounds.midX) * (1 - factor),
      ty: Double(bounds.minY) * (1 - factor) + Double(top * amount))
  }
}

extension CALayer {
  /// Changes the recession of the layer, animated with the current animation block.
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
  /// The amount of recession. It is not a property of UIKit, so it is not in the table.
  static let recession = LayerProperty(keyPath: LayerRecession.key) {
    AnimatableValue(Double($0.extras?.recession?.amount ?? 0))
  } write: {
    $0.extras?.recession?.amount = CGFloat($1.number.finite)
  }
}
