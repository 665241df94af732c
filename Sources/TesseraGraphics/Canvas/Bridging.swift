// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Bridging of numbers and geometry types in `Any`. On Apple platforms, `as? CGFloat` extracts the number from an
// NSNumber, `as? CGPoint` extracts the point from an NSValue, and the reverse casts also work. Foundation on Linux
// bridges Double and similar types. This file adds the types that view code gets from `value(forKeyPath:)`,
// animations and notifications.

public import Foundation

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns an `NSNumber` with the number, for casts from `Any`.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Extracts the number from an `NSNumber`, for `as!`.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Extracts the number from an `NSNumber`, for `as?`. Always returns true.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Returns the number in an `NSNumber`, or 0 for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

/// Returns whether a value contains the Core Graphics or Foundation structure with the given name.
private func holds(_ value: NSValue, _ name: String) -> Bool {
  // The type encoding of a rectangle also contains the names of its point and size, after the "=".
  let type = String(cString: value.objCType).prefix { $0 != "=" }
  return type.hasSuffix("CG" + name) || type.hasSuffix("NS" + name)
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Returns an `NSValue` with the point, for casts from `Any`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Extracts the point from an `NSValue`, for `as!`. Stores nothing if the value has a different type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// Extracts the point from an `NSValue`, for `as?`. Returns false if the value has a different type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    guard holds(source, "Point") else { return false }
    result = source.pointValue
    return true
  }

  /// Returns the point in an `NSValue`, which must contain a point. Returns zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { source?.pointValue ?? .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Returns an `NSValue` with the size, for casts from `Any`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Extracts the size from an `NSValue`, for `as!`. Stores nothing if the value has a different type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// Extracts the size from an `NSValue`, for `as?`. Returns false if the value has a different type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    guard holds(source, "Size") else { return false }
    result = source.sizeValue
    return true
  }

  /// Returns the size in an `NSValue`, which must contain a size. Returns zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns an `NSValue` with the rectangle, for casts from `Any`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Extracts the rectangle from an `NSValue`, for `as!`. Stores nothing if the value has a different type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// Extracts the rectangle from an `NSValue`, for `as?`. Returns false if the value has a different type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    guard holds(source, "Rect") else { return false }
    result = source.rectValue
    return true
  }

  /// Returns the rectangle in an `NSValue`, which must contain a rectangle. Returns zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}
