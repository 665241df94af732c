// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Access to properties by name. Objective-C looks up names in its runtime. Tessera looks them up in the records that
// the porting tool adds to the executable (see ExposedMethods.swift).

import Foundation

/// A property that a class exposes under a name, for key-value coding and observing.
struct ExposedKey {
  let name: String
  let path: AnyKeyPath
  let identity: KeyIdentity?
  /// A closure that returns the value for an object of the class.
  let read: (AnyObject) -> Any
  /// A closure that sets the value and returns whether the value has the property's type. nil for a read-only
  /// property.
  let write: ((AnyObject, Any?) -> Bool)?
  /// A closure that appends a key path to this property and returns the identity of the result, or nil if the
  /// property's value is not an object.
  let continued: (AnyKeyPath) -> KeyIdentity?

  /// Creates the record of a property.
  ///
  /// - Parameter set: Sets the value. If nil, the value is set with the key path. Because a key path reads a computed
  ///   property before writing it, setting the value may unnecessarily load a controller's view or create a lazy
  ///   value.
  init<Target: AnyObject, Value>(
    _ name: String, _ path: KeyPath<Target, Value>, set: ((Target, Value) -> Void)? = nil
  ) {
    (self.name, self.path) = (name, path)
    identity = KeyIdentity(path)
    read = { unsafeDowncast($0, to: Target.self)[keyPath: path] }
    let set =
      set ?? (path as? ReferenceWritableKeyPath<Target, Value>).map { path in { $0[keyPath: path] = $1 } }
    write = set.map { set in
      { object, value in
        guard let value: Value = Self.cast(value) else { return false }
        set(unsafeDowncast(object, to: Target.self), value)
        return true
      }
    }
    continued = { leaf in
      if let optional = Value.self as? any OptionalValue.Type {
        func forced<Kind: OptionalValue>(_: Kind.Type) -> KeyIdentity? {
          Kind.forced(path.reinterpreted(as: KeyPath<Target, Kind>.self), leaf)
        }
        return _openExistential(optional, do: forced)
      }
      return path.continued(leaf)
    }
  }

  private static func cast<Value>(_ value: Any?) -> Value? {
    if let value { return value as? Value }
    return Optional<Any>.none as? Value
  }
}

extension KeyPath where Root: AnyObject {
  /// Appends a key path, which starts at an object of the value's class, and returns the identity of the result.
  fileprivate func continued(_ leaf: AnyKeyPath) -> KeyIdentity? {
    guard Value.self is AnyClass, type(of: leaf).rootType is AnyClass else { return nil }
    func appended<Last>(_: Last.Type) -> KeyIdentity? {
      KeyIdentity(appending(path: leaf.reinterpreted(as: KeyPath<Value, Last>.self)))
    }
    return _openExistential(type(of: leaf).valueType, do: appended)
  }
}

protocol OptionalValue {
  /// The wrapped value; nil if there is none.
  var content: Any? { get }
  /// Force-unwraps the optional at the end of `path`, appends the key path `leaf`, and returns the identity of the
  /// result.
  static func forced<Target: AnyObject>(_ path: KeyPath<Target, Self>, _ leaf: AnyKeyPath) -> KeyIdentity?
}

extension Optional: OptionalValue {
  var content: Any? { map { $0 } }

  static func forced<Target: AnyObject>(_ path: KeyPath<Target, Self>, _ leaf: AnyKeyPath) -> KeyIdentity? {
    path.appending(path: \Self.!).continued(leaf)
  }
}

/// The exposed properties of all classes by name.
enum ExposedKeys {
  /// Returns the property that a class, or its nearest superclass, exposes under a name. The Objective-C name
  /// `hidden` finds `isHidden`.
  static func key(_ name: String, of type: AnyClass) -> ExposedKey? {
    if let key = first(of: type, where: { $0.keys[name] }) { return key }
    guard let initial = name.first else { return nil }
    let long = "is" + initial.uppercased() + name.dropFirst()
    return first(of: type) { $0.keys[long] }
  }

  /// Returns the name under which a class exposes a key path's property: `frame`, or `view.frame` for a key path
  /// through another object.
  static func name(of path: AnyKeyPath, _ identity: KeyIdentity, in owner: AnyClass) -> String? {
    if let name = first(of: owner, where: { $0.names[identity] }) { return name }
    return first(of: owner) { relations in
      for relation in relations.keys.values {
        for leaves in ExposedMethods.records.keys.values {
          for leaf in leaves.keys.values where type(of: leaf.path).valueType == type(of: path).valueType {
            if relation.continued(leaf.path) == identity { return relation.name + "." + leaf.name }
          }
        }
      }
      return nil
    }
  }

  private static func first<Found>(of type: AnyClass, where find: (ClassKeys) -> Found?) -> Found? {
    var next: AnyClass? = type
    while let type = next {
      if let found = ExposedMethods.records.keys[ObjectIdentifier(type)].flatMap(find) { return found }
      next = _getSuperclass(type)
    }
    return nil
  }
}

/// The properties that a single class exposes.
struct ClassKeys {
  private(set) var keys: [String: ExposedKey] = [:]
  private(set) var names: [KeyIdentity: String] = [:]

  mutating func add(_ key: ExposedKey) {
    keys[key.name] = key
    if let identity = key.identity { names[identity] = key.name }
  }
}
