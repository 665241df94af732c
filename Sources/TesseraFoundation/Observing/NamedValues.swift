// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Values by the names of properties for those who ask rather than insist: nibs, whose outlets may name what a class does
// not expose. Key-value coding itself ends the process there.

import Foundation

package enum NamedValues {
  /// What became of a value that was to be set.
  package enum Outcome {
    case set
    /// The class exposes no such property.
    case unknown
    /// The property has another type.
    case otherType
  }

  /// Sets a property of an object to the first of several forms of a value that it takes: a number may be an Int, a
  /// CGFloat or an NSNumber.
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

  /// Sets what names with dots between them lead to. A value of nil on the way swallows it, as in key-value coding.
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

  /// Returns the value of a property that the class exposes; nil also where it exposes none.
  package static func value(_ name: String, of object: AnyObject) -> Any? {
    ExposedKeys.key(name, of: type(of: object)).flatMap { KeyValueCoding.flattened($0.read(object)) }
  }

  /// Calls a method that the class exposes, and gives what it returns; nil where there is no such method, where it takes
  /// other arguments, and where it returns nil.
  package static func call(_ selector: String, of object: AnyObject, _ arguments: [Any?]) -> Any? {
    guard let method = ExposedMethods.method(selector, of: type(of: object)),
      case .returned(let result) = method.call(object, arguments)
    else { return nil }
    return KeyValueCoding.flattened(result)
  }

  /// Returns the class that a name of Objective-C's stands for, `@objc(Name)`.
  package static func renamedClass(_ name: String) -> AnyClass? { ExposedMethods.records.classes[name] }

  /// The classes that expose anything, of all modules.
  package static let exposingClasses: [AnyClass] = {
    let records = ExposedMethods.records
    let named = Set(records.classes.values.map { ObjectIdentifier($0) })
    return named.union(records.methods.keys).union(records.keys.keys).map { unsafeBitCast($0, to: AnyClass.self) }
  }()
}
