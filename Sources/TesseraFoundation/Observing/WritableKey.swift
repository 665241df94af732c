// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The properties of an app's classes that `UIAppearance` proxies support.

import Foundation

/// A settable property that a class exposes.
package struct WritableKey {
  package let name: String
  package let owner: AnyClass
  private let read: (AnyObject) -> Any
  private let write: (AnyObject, Any?) -> Bool

  fileprivate init?(_ key: ExposedKey, _ owner: AnyClass) {
    guard let write = key.write else { return nil }
    (name, self.owner, read, self.write) = (key.name, owner, key.read, write)
  }

  /// Returns whether an object's class exposes the property.
  package func isProperty(of object: AnyObject) -> Bool {
    var next: AnyClass? = type(of: object)
    while let type = next {
      if type == owner { return true }
      next = _getSuperclass(type)
    }
    return false
  }

  /// Returns the property's value for an object. Returns nil if the value is nil or the object does not have the
  /// property.
  package func value(of object: AnyObject) -> Any? {
    isProperty(of: object) ? KeyValueCoding.flattened(read(object)) : nil
  }

  /// Sets the property's value for an object.
  package func set(_ value: Any?, of object: AnyObject) {
    if isProperty(of: object) { _ = write(object, value) }
  }
}

extension NamedValues {
  /// Returns the properties that a class and its superclasses, up to but excluding `base`, expose. Superclass
  /// properties are first, and the properties of each class are sorted by name.
  package static func writableKeys(of type: AnyClass, below base: AnyClass) -> [WritableKey] {
    var keys: [WritableKey] = []
    var next: AnyClass? = type
    while let type = next, type != base {
      let own = ExposedMethods.records.keys[ObjectIdentifier(type)]?.keys.values.compactMap { WritableKey($0, type) }
      keys.insert(contentsOf: (own ?? []).sorted { $0.name < $1.name }, at: 0)
      next = _getSuperclass(type)
    }
    return keys
  }
}
