// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The identity of the property at the end of a key path, regardless of the root class.
//
// `\UILabel.frame` and `\UIView.frame` refer to the same property, but key paths with different root types are never
// equal. Therefore, both key paths are appended to the same first component, which hides their root class. The
// remaining components are equal, because they describe only how to read the property of an object. KeyIdentityTests
// verify that a key path from any class can be used as a key path from AnyObject, including key paths of overridden
// properties, private(set) properties and properties of other modules.

import Foundation

/// The property of a class that a key path refers to.
struct KeyIdentity: Hashable {
  private struct Holder {
    let object: AnyObject
  }

  private let path: AnyKeyPath

  /// Creates the identity of a key path's property. Returns nil if the root of the key path is not an object.
  init?(_ path: AnyKeyPath) {
    guard type(of: path).rootType is AnyClass else { return nil }
    func normalized<Value>(_: Value.Type) -> AnyKeyPath {
      let holder: KeyPath<Holder, AnyObject> = \.object
      return holder.appending(path: path.reinterpreted(as: KeyPath<AnyObject, Value>.self))
    }
    self.path = _openExistential(type(of: path).valueType, do: normalized)
  }
}

extension AnyKeyPath {
  /// Returns a key path with the same components and a different root class.
  func reinterpreted<Path: AnyKeyPath>(as _: Path.Type) -> Path {
    Unmanaged<Path>.fromOpaque(Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
  }
}
