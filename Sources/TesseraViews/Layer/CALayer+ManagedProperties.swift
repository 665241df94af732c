// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `@NSManaged var progress: CGFloat` in a CALayer subclass declares a property that Core Animation stores. It is
// animatable, it redraws the layer if `needsDisplay(forKey:)` returns true, and its value is copied with the layer.
// The porting tool generates accessors that call these members.

import TesseraFoundation
import TesseraGraphics
import Foundation

extension CALayer {
  /// Returns the value of a property stored for a subclass, or nil if it isn't set.
  public func managedValue<Value>(forKey key: String, of type: Value?.Type) -> Value? {
    managedValue(forKey: key, as: Value.self)
  }

  /// Returns the value of a property stored for a subclass. Until the property is set, returns the result of
  /// `defaultValue(forKey:)`, or zero. Raises an exception for an object that was never set.
  public func managedValue<Value>(forKey key: String, of type: Value.Type) -> Value {
    if let value = managedValue(forKey: key, as: type) ?? Self.zero(type) { return value }
    raise(
      "NSInternalInconsistencyException",
      "The property \(key) of \(Swift.type(of: self)) has no value. Set it first, or return one from defaultValue(forKey:)."
    )
  }

  /// Sets a property stored for a subclass, and runs the action returned by `action(forKey:)`.
  public func setManagedValue(_ value: Any?, forKey key: String) {
    let action = LayerRecorder.actionForManagedValue(key, of: self)
    setKeyedValue(value.flatMap(KeyedValue.content), forKeyPath: key)
    action?.run(forKey: key, object: self, arguments: nil)
  }

  private func managedValue<Value>(forKey key: String, as type: Value.Type) -> Value? {
    guard let value = extras?.values[key] ?? Swift.type(of: self).defaultValue(forKey: key) else { return nil }
    if let value = value as? Value { return value }
    guard let boxed = value as? NSValue else { return nil }
    return boxed.cgRectValue as? Value ?? boxed.cgPointValue as? Value ?? boxed.cgSizeValue as? Value
  }

  private static func zero<Value>(_ type: Value.Type) -> Value? {
    if let number = type as? any AdditiveArithmetic.Type { return number.zero as? Value }
    let zeros: [Any] = [
      false, CGPoint.zero, CGSize.zero, CGRect.zero, CATransform3DIdentity, CGAffineTransform.identity,
      UIEdgeInsets.zero,
    ]
    return zeros.lazy.compactMap { $0 as? Value }.first
  }
}

/// Unwraps the nested optionals of a value.
private enum KeyedValue {
  static func content(_ value: Any) -> Any? {
    guard let optional = value as? any AnyOptional else { return value }
    return optional.anyContent.flatMap(content)
  }
}

private protocol AnyOptional { var anyContent: Any? { get } }
extension Optional: AnyOptional { fileprivate var anyContent: Any? { map { $0 } } }
