// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What stands behind a sheet is seen smaller and with round corners. UIKit puts the presenter's view into a view of its own for
// that and scales this one, so that the frames of the app's views do not change. Here only painting knows of it.

import Foundation
import TesseraRaster

/// How a layer is seen that has been pushed back.
struct LayerRecession {
  /// How large it is seen when it is all the way back.
  var scale: CGFloat
  /// How far its upper edge then lies below that of its bounds, in points.
  var top: CGFloat
  /// The radius of its corners then, in points.
  var radius: CGFloat
  /// How far back it is: 0 for not at all, 1 for all the way. Springs may leave this range.
  var amount: CGFloat = 0

  /// The key path under which the amount animates.
  static let key = "recession"

  /// From the layer's coordinates to where they are seen.
  func map(_ bounds: CGRect) -> Affine {
    let factor = Double(1 + (scale - 1) * amount)
    return Affine(
      a: factor, b: 0, c: 0, d: factor, tx: Double(bounds.midX) * (1 - factor),
      ty: Double(bounds.minY) * (1 - factor) + Double(top * amount))
  }
}

extension CALayer {
  /// Pushes the layer back, or brings it forward again, along with the animation block that runs.
  func setRecession(_ recession: LayerRecession) {
    if extras?.recession == nil, recession.amount == 0 { return }
    let old = extras?.recession?.amount ?? 0
    loadedExtras.recession = recession
    guard LayerRecorder.isOn, old != recession.amount else { return }
    LayerRecorder.didChange(LayerRecession.key, of: self, from: AnimatableValue(Double(old)))
  }

  /// Takes the layer's recession away with its animations.
  func endRecession() {
    guard extras?.recession != nil else { return }
    for key in namedAnimations ?? [] where key.hasPrefix(LayerRecession.key) {
      removeAnimation(forKey: key, finished: false)
    }
    extras?.recession = nil
  }
}

extension LayerProperty {
  /// How far back a layer stands. It is no property of UIKit's, so that it is not in the table.
  static let recession = LayerProperty(keyPath: LayerRecession.key) {
    AnimatableValue(Double($0.extras?.recession?.amount ?? 0))
  } write: {
    $0.extras?.recession?.amount = CGFloat($1.number.finite)
  }
}
