// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Access to properties by name that reports failures to the caller. It is used to load nibs, because an outlet may
// name a property that the object's class does not expose. Key-value coding would then terminate the process.

import Foundation

package enum NamedValues {
  /// The result of setting a property.
  package enum Outcome {
    case set
    /// The class does not expose the property.
    case unknown
    /// The property has a different type.
    case otherType
  }

  /// Sets a property to the first form of a value that matches the property's type. For example, the forms of a
  /// number are an Int, a CGFloat and an NSNumber.
  package static func set(_ forms: [Any?], _ name: String, of object: AnyObject) -> Outcome {
    if let key = ExposedKeys.key(name, of: type(of: object)), let write = key.write {
      return forms.contains { write(object, $0) } ? .set : .otherType
    }
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    if let method = ExposedMethods.method(setter, of: type(of: object)) {
      let isSet = forms.contains {
        if case .returned = method.call(object, [$0]) { return true }
        return false
      }
      return isSet ? .set : .otherType
    }
    if let object = object as? any OwnKeyValueCoding, let form = forms.first {
      object.setOwnValue(form, forKey: name)
      return .set
    }
    return .unknown
  }

  /// Sets the last property of a key path. Does nothing if an object along the path is nil, as in key-value coding.
  package static func set(_ forms: [Any?], path: String, of object: AnyObject) -> Outcome {
    var object = object
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for name in names.dropLast() {
      guard let key = ExposedKeys.key(name, of: type(of: object)) else { return .unknown }
      guard let next = KeyValueCoding.flattened(key.read(object)) else { return .set }
      object = next as AnyObject
    }
    return set(forms, names.last ?? "", of: object)
  }

  /// Returns the value of a property, or nil if the class does not expose the property.
  package static func value(_ name: String, of object: AnyObject) -> Any? {
    ExposedKeys.key(name, of: type(of: object)).flatMap { KeyValueCoding.flattened($0.read(object)) }
  }

  /// Calls a method that the class exposes and returns its result. Returns nil if the class does not expose the
  /// method, if the arguments don't match, or if the result is nil.
  package static func call(_ selector: String, of object: AnyObject, _ arguments: [Any?]) -> Any? {
    guard let method = ExposedMethods.method(selector, of: type(of: object)),
      case .returned(let result) = method.call(object, arguments)
    else { return nil }
    return KeyValueCoding.flattened(result)
  }

  /// Returns the class with a custom Objective-C name, as set by `@objc(Name)`.
  package static func renamedClass(_ name: String) -> AnyClass? { ExposedMethods.records.classes[name] }

  /// The classes in all modules that expose members.
  package static let exposingClasses: [AnyClass] = {
    let records = ExposedMethods.records
    let named = Set(records.classes.values.map { ObjectIdentifier($0) })
    return named.union(records.methods.keys).union(records.keys.keys).map { unsafeBitCast($0, to: AnyClass.self) }
  }()
}
