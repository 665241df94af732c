// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Makes the layer of a view whose `layerClass` is not plain `CALayer`.
///
/// Swift calls an initialiser on a class value only if it is `required`, and a required initialiser would break every
/// subclass that overrides it. So the layer classes of this module are made by name.
@MainActor
enum LayerFactory {
  static func make(_ type: CALayer.Type) -> CALayer {
    if type == CAGradientLayer.self { return CAGradientLayer() }
    if type == CAShapeLayer.self { return CAShapeLayer() }
    raise(
      "NSInvalidArgumentException",
      "layerClass \(type) cannot be created by the view. Return CALayer, CAGradientLayer or CAShapeLayer, or add the "
        + "layer as a sublayer.")
  }
}
