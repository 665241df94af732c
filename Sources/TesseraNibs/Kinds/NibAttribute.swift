// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import TesseraGraphics

/// An XML attribute, and the closure that applies its value to the element's object.
@MainActor
package struct NibAttribute {
  /// The element that contains the attribute, and the builder.
  package struct Context {
    package let element: NibElement
    package let builder: NibBuilder
  }

  let name: String
  /// A closure that sets the value. It returns `false` if the attribute does not support the value.
  let set: @MainActor (_ object: AnyObject, _ value: String, _ place: Context) -> Bool

  /// Creates an attribute whose value is set by a function.
  package init<Owner>(_ name: String, _ set: @escaping @MainActor (Owner, String, Context) -> Bool) {
    self.name = name
    self.set = { object, value, place in (object as? Owner).map { set($0, value, place) } ?? true }
  }

  private init(ignoring name: String) {
    self.name = name
    set = { _, _, _ in true }
  }

  /// Returns attributes that only Interface Builder uses, or that have no effect in Tessera.
  package static func ignored(_ names: String...) -> [NibAttribute] { names.map { NibAttribute(ignoring: $0) } }

  /// Returns a Boolean attribute, with the values `YES` and `NO`.
  package static func flag<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Bool>
  ) -> NibAttribute {
    NibAttribute(name) { (owner: Owner, value, _) in
      guard let flag = NibNumber.flag(value) else { return false }
      owner[keyPath: path] = flag
      return true
    }
  }

  /// Returns a numeric attribute. Unless another limit is specified, the maximum is 10^9, the limit for coordinates.
  package static func number<Owner: AnyObject, Number: BinaryFloatingPoint>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Number>, limit: Number = 1e9
  ) -> NibAttribute {
    NibAttribute(name) { (owner: Owner, value, _) in
      guard let number = NibNumber.read(value), abs(number) <= Double(limit) else { return false }
      owner[keyPath: path] = Number(number)
      return true
    }
  }

  /// Returns an integer attribute.
  package static func integer<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Int>
  ) -> NibAttribute {
    NibAttribute(name) { (owner: Owner, value, _) in
      guard let number = Int(value) else { return false }
      owner[keyPath: path] = number
      return true
    }
  }

  /// Returns an attribute that contains a localized string.
  package static func text<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, String?>
  ) -> NibAttribute {
    NibAttribute(name) { (owner: Owner, value, place) in
      owner[keyPath: path] = place.builder.translated(value, attribute: name, of: place.element)
      return true
    }
  }

  /// Returns an attribute that contains a string that is not localized.
  package static func name<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, String?>
  ) -> NibAttribute {
    NibAttribute(name) { (owner: Owner, value, _) in
      owner[keyPath: path] = value
      return true
    }
  }

  /// Returns an attribute that contains an image name.
  package static func image<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, UIImage?>
  ) -> NibAttribute {
    NibAttribute(name) { (owner: Owner, value, place) in
      owner[keyPath: path] = place.builder.image(named: value, of: place.element)
      return true
    }
  }

  /// Returns an attribute with a fixed set of named values.
  package static func choice<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ words: [String: Value]
  ) -> NibAttribute {
    NibAttribute(name) { (owner: Owner, value, _) in
      guard let found = words[value] else { return false }
      owner[keyPath: path] = found
      return true
    }
  }
}
