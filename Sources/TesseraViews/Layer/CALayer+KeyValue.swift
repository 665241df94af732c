// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Access to properties by name, as in Objective-C's key-value coding. Animatable properties use the animation
// system's table (LayerProperty). All other properties are listed here. The layer also stores values for any other
// keys.

import Foundation

/// A property that isn't animatable.
@MainActor
private struct LayerKey {
  let read: @MainActor (CALayer) -> Any?
  let write: @MainActor (CALayer, Any?) -> Void

  static let table: [String: LayerKey] = [
    "name": value(\.name, nil),
    "frame": LayerKey {
      $0.frame.boxed
    } write: {
      if let r = $1 as? CGRect { $0.frame = r }
    },
    "masksToBounds": value(\.masksToBounds, false), "opaque": value(\.isOpaque, false),
    "contents": LayerKey {
      $0.contents
    } write: {
      $0.contents = $1
    },
    "contentsGravity": raw(\.contentsGravity, .resize), "contentsScale": value(\.contentsScale, 1),
    "magnificationFilter": raw(\.magnificationFilter, .linear),
    "minificationFilter": raw(\.minificationFilter, .linear), "cornerCurve": raw(\.cornerCurve, .circular),
    "maskedCorners": LayerKey {
      NSNumber(value: $0.maskedCorners.rawValue)
    } write: {
      $0.maskedCorners = ($1 as? NSNumber).map { CACornerMask(rawValue: $0.uintValue) } ?? .all
    },
    "shouldRasterize": value(\.shouldRasterize, false), "rasterizationScale": value(\.rasterizationScale, 1),
    "allowsGroupOpacity": value(\.allowsGroupOpacity, true),
    "needsDisplayOnBoundsChange": value(\.needsDisplayOnBoundsChange, false), "mask": value(\.mask, nil),
    "delegate": LayerKey {
      $0.delegate
    } write: {
      $0.delegate = $1 as? any CALayerDelegate
    },
    "actions": LayerKey {
      $0.actions
    } write: {
      $0.actions = $1 as? [String: any CAAction]
    },
    "sublayers": LayerKey {
      $0.sublayers
    } write: {
      $0.sublayers = $1 as? [CALayer]
    },
    "superlayer": LayerKey {
      $0.superlayer
    } write: { _, _ in
    },
    "fillRule": shape {
      $0.fillRule.rawValue
    } _: {
      $0.fillRule = ($1 as? String).map(CAShapeLayerFillRule.init(rawValue:)) ?? .nonZero
    },
    "lineCap": shape {
      $0.lineCap.rawValue
    } _: {
      $0.lineCap = ($1 as? String).map(CAShapeLayerLineCap.init(rawValue:)) ?? .butt
    },
    "lineJoin": shape {
      $0.lineJoin.rawValue
    } _: {
      $0.lineJoin = ($1 as? String).map(CAShapeLayerLineJoin.init(rawValue:)) ?? .miter
    },
    "lineDashPattern": shape {
      $0.lineDashPattern
    } _: {
      $0.lineDashPattern = $1 as? [NSNumber]
    },
    "type": LayerKey {
      ($0 as? CAGradientLayer)?.type.rawValue
    } write: {
      ($0 as? CAGradientLayer)?.type = ($1 as? String).map(CAGradientLayerType.init(rawValue:)) ?? .axial
    },
  ]

  private static func value<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value>, _ standard: Value) -> LayerKey {
    LayerKey {
      LayerKey.box($0[keyPath: path])
    } write: {
      $0[keyPath: path] = $1 as? Value ?? ($1 as? NSNumber).flatMap { $0 as Any as? Value } ?? standard
    }
  }

  private static func raw<Value: RawRepresentable>(
    _ path: ReferenceWritableKeyPath<CALayer, Value>, _ standard: Value
  ) -> LayerKey where Value.RawValue == String {
    LayerKey {
      $0[keyPath: path].rawValue
    } write: {
      $0[keyPath: path] = $1 as? Value ?? ($1 as? String).flatMap { Value(rawValue: $0) } ?? standard
    }
  }

  private static func shape(
    _ read: @escaping @MainActor (CAShapeLayer) -> Any?, _ write: @escaping @MainActor (CAShapeLayer, Any?) -> Void
  ) -> LayerKey {
    LayerKey {
      ($0 as? CAShapeLayer).flatMap(read)
    } write: { layer, value in
      if let layer = layer as? CAShapeLayer { write(layer, value) }
    }
  }

  private static func box<Value>(_ value: Value) -> Any? {
    switch value {
    case let flag as Bool: NSNumber(value: flag)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let optional as any OptionalValue: optional.content
    default: value
    }
  }
}

private protocol OptionalValue { var content: Any? { get } }
extension Optional: OptionalValue { fileprivate var content: Any? { map { $0 } } }

extension CALayer {
  func keyedValue(_ keyPath: String) -> Any? {
    if let property = LayerProperty.named(keyPath), let value = property.read(self) { return value.keyed }
    if let key = LayerKey.table[keyPath] { return key.read(self) }
    if let stored = extras?.values[keyPath] { return stored }
    guard let dot = keyPath.firstIndex(of: ".") else { return nil }
    let rest = String(keyPath[dot...].dropFirst())
    let whole = value(forKey: String(keyPath[..<dot]))
    if let layer = whole as? CALayer { return layer.value(forKeyPath: rest) }
    if let values = whole as? [String: Any] { return values[rest] }
    return (whole as? NSValue)?.component(named: rest)
  }

  func setKeyedValue(_ value: Any?, forKeyPath keyPath: String) {
    if let property = LayerProperty.named(keyPath), property.read(self) != nil || !keyPath.contains(".") {
      guard let fresh = value ?? Self.defaultValue(forKey: keyPath) else {
        return property.write(self, AnimatableValue(discrete: nil))
      }
      return property.write(self, AnimatableValue(any: fresh))
    }
    if let key = LayerKey.table[keyPath] { return key.write(self, value) }
    if let dot = keyPath.firstIndex(of: "."), let layer = self.value(forKey: String(keyPath[..<dot])) as? CALayer {
      return layer.setValue(value, forKeyPath: String(keyPath[dot...].dropFirst()))
    }
    // Numbers and geometry are boxed, as in Objective-C.
    loadedExtras.values[keyPath] = value.map { $0 as? NSNumber ?? $0 as? NSValue ?? $0 }
    if Self.needsDisplay(forKey: keyPath) { setNeedsDisplay() }
  }

  static func prototypeValue(_ key: String) -> Any? {
    let prototype: CALayer =
      self is CAShapeLayer.Type ? CAShapeLayer() : self is CAGradientLayer.Type ? CAGradientLayer() : CALayer()
    return prototype.keyedValue(key)
  }
}

extension CGRect {
  fileprivate var boxed: NSValue { NSValue(cgRect: self) }
}

extension NSValue {
  /// Returns a component of a point or rectangle, such as `x` or `origin.x`.
  fileprivate func component(named path: String) -> Any? {
    if let rect = self as Any as? CGRect {
      switch path {
      case "origin": return NSValue(cgPoint: rect.origin)
      case "size": return NSValue(cgSize: rect.size)
      case "origin.x": return NSNumber(value: Double(rect.origin.x))
      case "origin.y": return NSNumber(value: Double(rect.origin.y))
      case "size.width": return NSNumber(value: Double(rect.size.width))
      case "size.height": return NSNumber(value: Double(rect.size.height))
      default: return nil
      }
    }
    if let point = self as Any as? CGPoint {
      return path == "x" ? NSNumber(value: Double(point.x)) : path == "y" ? NSNumber(value: Double(point.y)) : nil
    }
    return nil
  }
}

extension AnimatableValue {
  /// The value returned by key-value coding, or nil.
  var keyed: Any? {
    switch kind {
    case .number: NSNumber(value: number)
    case .point: NSValue(cgPoint: point)
    case .size: NSValue(cgSize: size)
    case .rect: NSValue(cgRect: rect)
    case .transform: transform
    case .color: color
    case .colors: colors
    case .numbers: numbers.map { NSNumber(value: $0) }
    case .path: path
    case .discrete: (object as? Bool).map { NSNumber(value: $0) } ?? object
    }
  }
}
