// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Which property a key path ends in, whatever class it starts from.
//
// `\UILabel.frame` and `\UIView.frame` name one property, but as key paths of two types they are never equal. Both are
// put behind the same first step here, which drops the class that they start from; what is left says only how to read
// the property of an object, and those are equal. That a key path from any class can stand for one from AnyObject is
// checked by KeyIdentityTests, for overridden, private(set) and other modules' properties.

import Foundation

/// The property of a class that a key path names.
struct KeyIdentity: Hashable {
  private struct Holder {
    let object: AnyObject
  }

  private let path: AnyKeyPath

  /// Nil for a key path that does not start at an object.
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
  /// Returns the key path as one from another class: the same steps.
  func reinterpreted<Path: AnyKeyPath>(as _: Path.Type) -> Path {
    Unmanaged<Path>.fromOpaque(Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
  }
}
