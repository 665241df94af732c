// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Numbers and geometry in `Any`: with Objective-C, `as? CGFloat` finds the number in an NSNumber and `as? CGPoint` the
// point in an NSValue, and the other way round. Foundation has that for Double and its like; here it is for what view
// code gets from `value(forKeyPath:)`, animations and notifications.

public import Foundation

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The number as an `NSNumber`, for casts of `Any`.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// The number in an `NSNumber` of any kind, for `as!`.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// The number in an `NSNumber` of any kind, for `as?`. Always true.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// The number in an `NSNumber` of any kind; 0 for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

/// Whether the value was made of the struct of Core Graphics or Foundation with this name.
private func holds(_ value: NSValue, _ name: String) -> Bool {
  // A rectangle's type names the point and the size in it too, after the "=".
  let type = String(cString: value.objCType).prefix { $0 != "=" }
  return type.hasSuffix("CG" + name) || type.hasSuffix("NS" + name)
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// The point as an `NSValue`, for casts of `Any`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// The point in an `NSValue`, for `as!`. Stores nothing where the value holds anything else.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// The point in an `NSValue`, for `as?`. False where the value holds anything else.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    guard holds(source, "Point") else { return false }
    result = source.pointValue
    return true
  }

  /// The point in an `NSValue`, which must hold one; zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { source?.pointValue ?? .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// The size as an `NSValue`, for casts of `Any`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// The size in an `NSValue`, for `as!`. Stores nothing where the value holds anything else.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// The size in an `NSValue`, for `as?`. False where the value holds anything else.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    guard holds(source, "Size") else { return false }
    result = source.sizeValue
    return true
  }

  /// The size in an `NSValue`, which must hold one; zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The rectangle as an `NSValue`, for casts of `Any`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// The rectangle in an `NSValue`, for `as!`. Stores nothing where the value holds anything else.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// The rectangle in an `NSValue`, for `as?`. False where the value holds anything else.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    guard holds(source, "Rect") else { return false }
    result = source.rectValue
    return true
  }

  /// The rectangle in an `NSValue`, which must hold one; zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}
