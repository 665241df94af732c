// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import TesseraGraphics

/// What an attribute of an element says of its object.
@MainActor
package struct NibAttribute {
  /// Where an attribute stands.
  package struct Place {
    package let element: NibElement
    package let builder: NibBuilder
  }

  let name: String
  /// Sets the value; false where it is none that the attribute can have.
  let set: @MainActor (_ object: AnyObject, _ value: String, _ place: Place) -> Bool

  /// Creates an attribute that does what a function says.
  package init<Owner>(_ name: String, _ set: @escaping @MainActor (Owner, String, Place) -> Bool) {
    self.name = name
    self.set = { object, value, place in (object as? Owner).map { set($0, value, place) } ?? true }
  }

  private init(ignoring name: String) {
    self.name = name
    set = { _, _, _ in true }
  }

  /// Attributes that only Interface Builder reads, or that say nothing here.
  package static func ignored(_ names: String...) -> [NibAttribute] { names.map { NibAttribute(ignoring: $0) } }

  /// `YES` or `NO`.
  package static func flag<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Bool>
  ) -> NibAttribute {
    NibAttribute(name) { (owner: Owner, value, _) in
      guard let flag = NibNumber.flag(value) else { return false }
      owner[keyPath: path] = flag
      return true
    }
  }

  /// Returns a number of at most 10^9, which all geometry stays below, unless another limit is given.
  package static func number<Owner: AnyObject, Number: BinaryFloatingPoint>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Number>, limit: Number = 1e9
  ) -> NibAttribute {
    NibAttribute(name) { (owner: Owner, value, _) in
      guard let number = NibNumber.read(value), abs(number) <= Double(limit) else { return false }
      owner[keyPath: path] = Number(number)
      return true
    }
  }

  /// Returns a whole number.
  package static func integer<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Int>
  ) -> NibAttribute {
    NibAttribute(name) { (owner: Owner, value, _) in
      guard let number = Int(value) else { return false }
      owner[keyPath: path] = number
      return true
    }
  }

  /// Returns a text that is translated.
  package static func text<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, String?>
  ) -> NibAttribute {
    NibAttribute(name) { (owner: Owner, value, place) in
      owner[keyPath: path] = place.builder.translated(value, name, of: place.element)
      return true
    }
  }

  /// Returns a text that stays as it is.
  package static func name<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, String?>
  ) -> NibAttribute {
    NibAttribute(name) { (owner: Owner, value, _) in
      owner[keyPath: path] = value
      return true
    }
  }

  /// Returns the name of an image.
  package static func image<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, UIImage?>
  ) -> NibAttribute {
    NibAttribute(name) { (owner: Owner, value, place) in
      owner[keyPath: path] = place.builder.image(named: value, of: place.element)
      return true
    }
  }

  /// One of several words.
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
