// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Creates the layers of views whose `layerClass` is not plain `CALayer`.
@MainActor
enum LayerFactory {
  static func make(_ type: CALayer.Type) -> CALayer {
    if type == CAGradientLayer.self { return CAGradientLayer() }
    if type == CAShapeLayer.self { return CAShapeLayer() }
    if type == CATextLayer.self { return CATextLayer() }
    if type == CATransformLayer.self { return CATransformLayer() }
    if type == CAReplicatorLayer.self { return CAReplicatorLayer() }
    if type == CAEmitterLayer.self { return CAEmitterLayer() }
    if type == CAScrollLayer.self { return CAScrollLayer() }
    if type == CATiledLayer.self { return CATiledLayer() }
    return DynamicInit.object(type)
  }
}
