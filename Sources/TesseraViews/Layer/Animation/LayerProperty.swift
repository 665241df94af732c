// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The animatable properties of layers by key path. The table is stateless: it reads a property as an animatable
// value, and writes an animatable value to a property.

import Foundation

@MainActor
struct LayerProperty {
  let keyPath: String
  let read: @MainActor (CALayer) -> AnimatableValue?
  let write: @MainActor (CALayer, AnimatableValue) -> Void

  private static let table: [String: LayerProperty] = {
    var table: [String: LayerProperty] = [:]
    for property in geometry + appearance + gradients + shapes + special { table[property.keyPath] = property }
    return table
  }()

  /// Returns the property for a key path, or nil if the property isn't animatable.
  static func named(_ keyPath: String) -> LayerProperty? {
    table[keyPath] ?? TransformComponent(keyPath)?.property ?? (keyPath == LayerRecession.key ? recession : nil)
      ?? glide(keyPath)
  }

  /// Returns the property for a key path, or for the value that a layer stores for a custom key.
  static func named(_ keyPath: String, of layer: CALayer) -> LayerProperty? {
    if let property = named(keyPath) { return property }
    return layer.extras?.values[keyPath] == nil ? nil : stored(keyPath)
  }

  /// Returns the property for a value that a layer stores for a custom key.
  private static func stored(_ key: String) -> LayerProperty {
    LayerProperty(keyPath: key) {
      $0.extras?.values[key].map { AnimatableValue(any: $0) }
    } write: {
      if let value = $1.keyed { $0.setKeyedValue(value, forKeyPath: key) }
    }
  }

  /// The key paths of the animatable properties, excluding components such as `bounds.size`.
  static let keys = (geometry + appearance + gradients + shapes + special).map(\.keyPath).filter { !$0.contains(".") }
    .sorted()

  /// Returns the property that contains a component, such as `bounds` for `bounds.size.width`.
  static func root(of keyPath: String) -> String { String(keyPath.prefix { $0 != "." }) }

  /// Copies all animatable properties from one layer to another of the same class.
  static func copyAll(from layer: CALayer, to copy: CALayer) {
    for property in geometry + appearance + gradients + shapes + special where !property.keyPath.contains(".") {
      if let value = property.read(layer) { property.write(copy, value) }
    }
    (copy.maskedCorners, copy.cornerCurve, copy.name) = (layer.maskedCorners, layer.cornerCurve, layer.name)
    (copy.masksToBounds, copy.isOpaque, copy.contentsScale) = (layer.masksToBounds, layer.isOpaque, layer.contentsScale)
    if let values = layer.extras?.values, !values.isEmpty { copy.loadedExtras.values = values }
  }

  static func number<Number: BinaryFloatingPoint>(
    _ keyPath: String, _ path: ReferenceWritableKeyPath<CALayer, Number>
  ) -> LayerProperty {
    LayerProperty(keyPath: keyPath) {
      AnimatableValue(Double($0[keyPath: path]))
    } write: {
      let number = Number($1.number)
      $0[keyPath: path] = number.isFinite ? number : 0
    }
  }

  private static func color(
    _ keyPath: String, _ path: ReferenceWritableKeyPath<CALayer, CGColor?>
  ) -> LayerProperty {
    LayerProperty(keyPath: keyPath) {
      AnimatableValue($0[keyPath: path])
    } write: {
      $0[keyPath: path] = $1.color
    }
  }

  private static let geometry: [LayerProperty] = [
    LayerProperty(keyPath: "bounds") {
      AnimatableValue($0.bounds)
    } write: {
      $0.bounds = $1.rect
    },
    LayerProperty(keyPath: "bounds.origin") {
      AnimatableValue($0.bounds.origin)
    } write: {
      $0.bounds.origin = $1.point
    },
    LayerProperty(keyPath: "bounds.size") {
      AnimatableValue($0.bounds.size)
    } write: {
      $0.bounds.size = $1.size
    },
    number("bounds.size.width", \.bounds.size.width), number("bounds.size.height", \.bounds.size.height),
    number("bounds.origin.x", \.bounds.origin.x), number("bounds.origin.y", \.bounds.origin.y),
    LayerProperty(keyPath: "position") {
      AnimatableValue($0.position)
    } write: {
      $0.position = $1.point
    },
    number("position.x", \.position.x), number("position.y", \.position.y),
    LayerProperty(keyPath: "anchorPoint") {
      AnimatableValue($0.anchorPoint)
    } write: {
      $0.anchorPoint = $1.point
    },
    number("zPosition", \.zPosition),
    LayerProperty(keyPath: "transform") {
      AnimatableValue(transform: $0.transform)
    } write: {
      $0.transform = $1.transform
    },
    LayerProperty(keyPath: "sublayerTransform") {
      AnimatableValue(transform: $0.sublayerTransform)
    } write: {
      $0.sublayerTransform = $1.transform
    },
    LayerProperty(keyPath: "contentsRect") {
      AnimatableValue($0.contentsRect)
    } write: {
      $0.contentsRect = $1.rect
    },
    LayerProperty(keyPath: "hidden") {
      AnimatableValue(discrete: $0.isHidden)
    } write: {
      $0.isHidden = $1.object as? Bool ?? ($1.number >= 0.5)
    },
  ]

  private static let appearance: [LayerProperty] = [
    number("opacity", \.opacity), color("backgroundColor", \.backgroundColor),
    number("cornerRadius", \.cornerRadius), number("borderWidth", \.borderWidth),
    color("borderColor", \.borderColor), color("shadowColor", \.shadowColor),
    number("shadowOpacity", \.shadowOpacity), number("shadowRadius", \.shadowRadius),
    LayerProperty(keyPath: "shadowOffset") {
      AnimatableValue($0.shadowOffset)
    } write: {
      $0.shadowOffset = $1.size
    },
    number("shadowOffset.width", \.shadowOffset.width), number("shadowOffset.height", \.shadowOffset.height),
    LayerProperty(keyPath: "shadowPath") {
      AnimatableValue($0.shadowPath)
    } write: {
      $0.shadowPath = $1.path
    },
  ]

  private static func gradient(
    keyPath: String, read: @escaping @MainActor (CAGradientLayer) -> AnimatableValue?,
    write: @escaping @MainActor (CAGradientLayer, AnimatableValue) -> Void
  ) -> LayerProperty {
    LayerProperty(keyPath: keyPath) {
      ($0 as? CAGradientLayer).flatMap(read)
    } write: { layer, value in
      if let layer = layer as? CAGradientLayer { write(layer, value) }
    }
  }

  private static let gradients: [LayerProperty] = [
    gradient(keyPath: "colors") {
      ($0.colors as? [CGColor]).map(AnimatableValue.init(colors:))
    } write: {
      $0.colors = $1.colors
    },
    gradient(keyPath: "locations") {
      $0.locations.map { AnimatableValue(numbers: $0.map(\.doubleValue)) }
    } write: {
      $0.locations = $1.numbers.map { NSNumber(value: $0) }
    },
    gradient(keyPath: "startPoint") {
      AnimatableValue($0.startPoint)
    } write: {
      $0.startPoint = $1.point
    },
    gradient(keyPath: "endPoint") {
      AnimatableValue($0.endPoint)
    } write: {
      $0.endPoint = $1.point
    },
  ]

  private static func shape(
    keyPath: String, read: @escaping @MainActor (CAShapeLayer) -> AnimatableValue?,
    write: @escaping @MainActor (CAShapeLayer, AnimatableValue) -> Void
  ) -> LayerProperty {
    LayerProperty(keyPath: keyPath) {
      ($0 as? CAShapeLayer).flatMap(read)
    } write: { layer, value in
      if let layer = layer as? CAShapeLayer { write(layer, value) }
    }
  }

  private static let shapes: [LayerProperty] = [
    shape(keyPath: "path") {
      AnimatableValue($0.path)
    } write: {
      $0.path = $1.path
    },
    shape(keyPath: "fillColor") {
      AnimatableValue($0.fillColor)
    } write: {
      $0.fillColor = $1.color
    },
    shape(keyPath: "strokeColor") {
      AnimatableValue($0.strokeColor)
    } write: {
      $0.strokeColor = $1.color
    },
    shape(keyPath: "strokeStart") {
      AnimatableValue(Double($0.strokeStart))
    } write: {
      $0.strokeStart = CGFloat($1.number.finite)
    },
    shape(keyPath: "strokeEnd") {
      AnimatableValue(Double($0.strokeEnd))
    } write: {
      $0.strokeEnd = CGFloat($1.number.finite)
    },
    shape(keyPath: "lineWidth") {
      AnimatableValue(Double($0.lineWidth))
    } write: {
      $0.lineWidth = CGFloat($1.number.finite)
    },
    shape(keyPath: "lineDashPhase") {
      AnimatableValue(Double($0.lineDashPhase))
    } write: {
      $0.lineDashPhase = CGFloat($1.number.finite)
    },
    shape(keyPath: "miterLimit") {
      AnimatableValue(Double($0.miterLimit))
    } write: {
      $0.miterLimit = CGFloat($1.number.finite)
    },
  ]
}

/// A component of a layer's transform or sublayer transform, such as `transform.rotation.z`.
private struct TransformComponent {
  private enum Part: String {
    case rotation, rotationZ = "rotation.z", rotationX = "rotation.x", rotationY = "rotation.y"
    case scale, scaleX = "scale.x", scaleY = "scale.y"
    case scaleZ = "scale.z", translationZ = "translation.z"
    case translation, translationX = "translation.x", translationY = "translation.y"
  }

  private let keyPath: String
  private let part: Part
  private let isOfSublayers: Bool

  init?(_ keyPath: String) {
    guard let dot = keyPath.firstIndex(of: "."), let part = Part(rawValue: String(keyPath[dot...].dropFirst())) else {
      return nil
    }
    isOfSublayers = keyPath.hasPrefix("sublayerTransform.")
    guard isOfSublayers || keyPath.hasPrefix("transform.") else { return nil }
    self.keyPath = keyPath
    self.part = part
  }

  @MainActor var property: LayerProperty {
    let part = part
    let path: ReferenceWritableKeyPath<CALayer, CATransform3D> = isOfSublayers ? \.sublayerTransform : \.transform
    return LayerProperty(keyPath: keyPath) {
      Self.value(of: part, in: $0[keyPath: path])
    } write: {
      $0[keyPath: path] = Self.replacing(part, in: $0[keyPath: path], with: $1)
    }
  }

  private static func value(of part: Part, in transform: CATransform3D) -> AnimatableValue? {
    let parts = TransformParts(transform.affine)
    switch part {
    case .rotation, .rotationZ: return AnimatableValue(parts?.angle ?? 0)
    case .rotationX, .rotationY: return AnimatableValue(0)
    case .scaleX: return AnimatableValue(parts?.scale.x ?? 0)
    case .scaleY: return AnimatableValue(parts?.scale.y ?? 0)
    case .scaleZ: return AnimatableValue(Double(transform.m33))
    case .translationZ: return AnimatableValue(Double(transform.m43))
    case .scale: return AnimatableValue(((parts?.scale.x ?? 0) + (parts?.scale.y ?? 0)) / 2)
    case .translation: return AnimatableValue(CGSize(width: transform.m41, height: transform.m42))
    case .translationX: return AnimatableValue(Double(transform.m41))
    case .translationY: return AnimatableValue(Double(transform.m42))
    }
  }

  private static func replacing(
    _ part: Part, in transform: CATransform3D, with value: AnimatableValue
  ) -> CATransform3D {
    var result = transform
    switch part {
    case .translation: (result.m41, result.m42) = (value.size.width, value.size.height)
    case .translationX: result.m41 = CGFloat(value.number.finite)
    case .translationY: result.m42 = CGFloat(value.number.finite)
    case .scaleZ: result.m33 = CGFloat(value.number.finite)
    case .translationZ: result.m43 = CGFloat(value.number.finite)
    case .rotationX:
      return CATransform3DConcat(CATransform3DMakeRotation(CGFloat(value.number.finite), 1, 0, 0), transform)
    case .rotationY:
      return CATransform3DConcat(CATransform3DMakeRotation(CGFloat(value.number.finite), 0, 1, 0), transform)
    case .rotation, .rotationZ, .scale, .scaleX, .scaleY:
      guard var parts = TransformParts(transform.affine) else { return transform }
      if part == .rotation || part == .rotationZ { parts.angle = value.number }
      if part == .scale || part == .scaleX { parts.scale.x = value.number }
      if part == .scale || part == .scaleY { parts.scale.y = value.number }
      return CATransform3DMakeAffineTransform(parts.affine)
    }
    return result
  }
}
