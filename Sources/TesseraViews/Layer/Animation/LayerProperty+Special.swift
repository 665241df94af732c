// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The animatable properties of text layers, replicators and emitters.

import Foundation
@_spi(Tessera) import TesseraGraphics

extension LayerProperty {
  static let special: [LayerProperty] =
    [
      number("fontSize", \CATextLayer.fontSize), color("foregroundColor", \CATextLayer.foregroundColor),
      color("instanceColor", \CAReplicatorLayer.instanceColor),
      number("instanceDelay", \CAReplicatorLayer.instanceDelay),
      number("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset),
      number("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset),
      number("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset),
      number("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset),
      property(of: CAReplicatorLayer.self, keyPath: "instanceTransform") {
        AnimatableValue(transform: $0.instanceTransform)
      } write: {
        $0.instanceTransform = $1.transform
      },
      number("birthRate", \CAEmitterLayer.birthRate), number("lifetime", \CAEmitterLayer.lifetime),
      number("emitterZPosition", \CAEmitterLayer.emitterZPosition),
      number("emitterDepth", \CAEmitterLayer.emitterDepth), number("velocity", \CAEmitterLayer.velocity),
      number("scale", \CAEmitterLayer.scale), number("spin", \CAEmitterLayer.spin),
      property(of: CAEmitterLayer.self, keyPath: "emitterPosition") {
        AnimatableValue($0.emitterPosition)
      } write: {
        $0.emitterPosition = $1.point
      },
      property(of: CAEmitterLayer.self, keyPath: "emitterSize") {
        AnimatableValue($0.emitterSize)
      } write: {
        $0.emitterSize = $1.size
      },
    ]

  /// Returns a property of one layer class. It has no effect on layers of other classes.
  private static func property<Layer: CALayer>(
    of type: Layer.Type, keyPath: String, read: @escaping @MainActor (Layer) -> AnimatableValue?,
    write: @escaping @MainActor (Layer, AnimatableValue) -> Void
  ) -> LayerProperty {
    LayerProperty(keyPath: keyPath) {
      ($0 as? Layer).flatMap(read)
    } write: { layer, value in
      if let layer = layer as? Layer { write(layer, value) }
    }
  }

  private static func number<Layer: CALayer, Number: BinaryFloatingPoint>(
    _ keyPath: String, _ path: ReferenceWritableKeyPath<Layer, Number>
  ) -> LayerProperty {
    property(of: Layer.self, keyPath: keyPath) {
      AnimatableValue(Double($0[keyPath: path]))
    } write: {
      $0[keyPath: path] = Number($1.number.finite)
    }
  }

  private static func color<Layer: CALayer>(
    _ keyPath: String, _ path: ReferenceWritableKeyPath<Layer, CGColor?>
  ) -> LayerProperty {
    property(of: Layer.self, keyPath: keyPath) {
      AnimatableValue($0[keyPath: path])
    } write: {
      $0[keyPath: path] = $1.color
    }
  }
}
