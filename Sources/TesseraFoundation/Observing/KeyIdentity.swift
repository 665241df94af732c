// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The identity of the property at the end of a key path, regardless of the class at its start.
//
// `\UILabel.frame` and `\UIView.frame` are the same property, but as key paths of different types they are never equal. Here
// both are appended to the same first component, which drops the class at their start. The remaining components are equal,
// because they describe only how to read the property of an object. KeyIdentityTests check that a key path from any class can
// be used as one from AnyObject, including those of overridden and private(set) properties and of other modules' properties.

import Foundation

/// The property of a class in a key path.
struct KeyIdentity: Hashable {
  private struct Holder {
    let object: AnyObject
  }

  private let path: AnyKeyPath

  /// Creates the identity of a key path's property, or returns nil if the path does not start at an object.
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
  /// Returns the key path as one from another class, with the same components.
  func reinterpreted<Path: AnyKeyPath>(as _: Path.Type) -> Path {
    Unmanaged<Path>.fromOpaque(Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
  }
}
