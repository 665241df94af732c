// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Key-value coding. A property name is first looked up in the record that the porting tool adds for the object's
// class (see ExposedMethods.swift), then among the object's stored properties.

import Foundation

extension _KeyValueCodingAndObserving {
  /// Returns the value of a property. Terminates the process if there is no property with the name.
  ///
  /// - Note: Differs from UIKit: stored properties don't require `@objc`. Computed properties must be exposed by the
  ///   class.
  public func value(forKey key: String) -> Any? {
    KeyValueCoding.read(key, of: self)
  }

  /// Returns the value for a key path, in which each name is a property of the preceding object.
  ///
  /// - Note: Differs from UIKit: operators such as `@count` are not supported.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.read(keyPath, of: self)
  }

  /// Sets a property that the class exposes. Terminates the process if the class does not expose the property, or if
  /// the property does not accept nil or the value's type.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.write(value, key, of: self)
  }

  /// Sets the last property of a key path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    guard let object = KeyValueCoding.read(String(keyPath[..<dot]), of: self) else { return }
    KeyValueCoding.write(value, String(keyPath[dot...].dropFirst()), of: object as AnyObject)
  }

  /// Returns the values of several properties, with `NSNull` in place of nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  /// Sets several properties. `NSNull` is treated as nil.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }
}

/// An object that supports custom keys, such as a layer.
package protocol OwnKeyValueCoding: AnyObject {
  /// Returns the value for a custom key, or nil if there is none.
  func ownValue(forKey key: String) -> Any?
  /// Sets the value for a custom key.
  func setOwnValue(_ value: Any?, forKey key: String)
}

/// Reading and writing of properties by name.
enum KeyValueCoding {
  /// Returns the value for a key path, or nil if an object along the path is nil.
  static func read(_ keyPath: String, of object: AnyObject) -> Any? {
    var value: Any? = object
    for name in keyPath.split(separator: ".", omittingEmptySubsequences: false) {
      guard let object = value else { return nil }
      value = property(String(name), of: object as AnyObject)
    }
    return value
  }

  static func write(_ value: Any?, _ name: String, of object: AnyObject) {
    if let object = object as? any OwnKeyValueCoding { return object.setOwnValue(value, forKey: name) }
    if let key = ExposedKeys.key(name, of: type(of: object)), let write = key.write {
      guard !write(object, value) else { return }
      raise(
        "NSInvalidArgumentException",
        "[\(KeyValues.address(of: object)) setValue:forKey:]: \(value.map { "a \(type(of: $0))" } ?? "nil") cannot be "
          + "the value for the key \(name).")
    }
    let setter = Selector("set" + name.prefix(1).uppercased() + name.dropFirst() + ":")
    guard Messages.canSend(setter, to: object) else {
      raiseUnknown(name, of: object, method: "setValue:forUndefinedKey:")
    }
    Messages.send(setter, to: object, [value])
  }

  private static func property(_ name: String, of object: AnyObject) -> Any? {
    if let object = object as? any OwnKeyValueCoding { return object.ownValue(forKey: name) }
    if let key = ExposedKeys.key(name, of: type(of: object)) { return flattened(key.read(object)) }
    if Messages.canSend(Selector(name), to: object) {
      return flattened(Messages.send(Selector(name), to: object, []))
    }
    var mirror: Mirror? =
      (object as? NSObject).map { SystemMirror.mirror(of: $0, showsSystemStorage: true) }
      ?? Mirror(reflecting: object)
    while let properties = mirror {
      let found = properties.children.first { $0.label == name || $0.label == "_" + name }
      if let found { return flattened(found.value) }
      mirror = properties.superclassMirror
    }
    raiseUnknown(name, of: object, method: "valueForUndefinedKey:")
  }

  private static func raiseUnknown(_ name: String, of object: AnyObject, method: String) -> Never {
    raise(
      "NSUnknownKeyException",
      "[\(KeyValues.address(of: object)) \(method)]: this class is not key value coding-compliant for the key \(name)."
    )
  }

  /// Returns a value with all optionals unwrapped, or nil.
  static func flattened(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.content.flatMap(flattened)
  }
}
