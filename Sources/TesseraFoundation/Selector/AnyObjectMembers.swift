// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// In Objective-C, any member of any class can be accessed on `AnyObject`. The porting tool rewrites `(sender as
// AnyObject).tag` to `AnyObjectMembers(sender).tag`. UIKit's modules add the members of UIKit classes.

public import Foundation

/// Access to an object's members by name. Each property is nil if the object has no such member.
public struct AnyObjectMembers {
  /// The object, or the value that it wraps.
  public let object: Any

  /// Creates an accessor for an object's members.
  public init(_ object: Any) { self.object = object }

  /// The object's description.
  public var description: String! { (object as? any CustomStringConvertible)?.description ?? "\(object)" }
  /// The value of a number or a numeric string as an `Int32`.
  public var intValue: Int32! {
    number {
      $0.int32Value
    } string: {
      $0.intValue
    }
  }
  /// The value of a number or a numeric string as an `Int`.
  public var integerValue: Int! {
    number {
      $0.intValue
    } string: {
      $0.integerValue
    }
  }
  /// The value of a number or a numeric string as an `Int64`.
  public var int64Value: Int64! {
    number {
      $0.int64Value
    } string: {
      $0.longLongValue
    }
  }
  /// The value of a number or a numeric string as a `Float`.
  public var floatValue: Float! {
    number {
      $0.floatValue
    } string: {
      $0.floatValue
    }
  }
  /// The value of a number or a numeric string as a `Double`.
  public var doubleValue: Double! {
    number {
      $0.doubleValue
    } string: {
      $0.doubleValue
    }
  }
  /// The value of a number or a string as a `Bool`.
  public var boolValue: Bool! {
    number {
      $0.boolValue
    } string: {
      $0.boolValue
    }
  }
  /// The string representation of a number.
  public var stringValue: String! {
    number {
      $0.stringValue
    } string: { _ in
      nil
    }
  }
  /// The number of elements in an array, a dictionary or a set.
  public var count: Int! {
    switch object {
    case let array as [Any]: array.count
    case let array as NSArray: array.count
    case let dictionary as NSDictionary: dictionary.count
    case let dictionary as [AnyHashable: Any]: dictionary.count
    case let set as NSSet: set.count
    default: nil
    }
  }
  /// The length of a string or data.
  public var length: Int! {
    switch object {
    case let string as String: string.utf16.count
    case let string as NSString: string.length
    case let data as Data: data.count
    case let data as NSData: data.length
    default: nil
    }
  }
  /// An error's localized description.
  public var localizedDescription: String! { (object as? any Error)?.localizedDescription }
  /// A URL's string representation.
  public var absoluteString: String! { (object as? URL)?.absoluteString ?? (object as? NSURL)?.absoluteString }

  /// Returns a dictionary's value for a key.
  public func object(forKey key: Any) -> Any? {
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    guard let key = key as? AnyHashable else { return nil }
    return (object as? [AnyHashable: Any])?[key]
  }
  /// Returns the value of a property, or a dictionary's value for a key.
  public func value(forKey key: String) -> Any? {
    object(forKey: key) ?? (object as? NSObject).flatMap { $0 is NSDictionary ? nil : $0.value(forKey: key) }
  }
  /// Returns the value for a key path.
  public func value(forKeyPath keyPath: String) -> Any? { (object as? NSObject)?.value(forKeyPath: keyPath) }
  /// Sets the value of a property.
  public func setValue(_ value: Any?, forKey key: String) { (object as? NSObject)?.setValue(value, forKey: key) }
  /// Returns whether the object is an instance of a class or one of its subclasses.
  public func isKind(of aClass: AnyClass) -> Bool {
    var type: AnyClass? = Swift.type(of: object as AnyObject)
    while let current = type, current != aClass { type = _getSuperclass(current) }
    return type != nil
  }
  /// Returns whether the object is equal to another object.
  public func isEqual(_ other: Any?) -> Bool {
    guard let other else { return false }
    if let (a, b) = (object, other) as? (AnyHashable, AnyHashable) { return a == b }
    return (object as AnyObject) === (other as AnyObject)
  }
  /// Returns whether the object responds to a selector.
  public func responds(to aSelector: Selector!) -> Bool {
    (object as? any NSObjectProtocol)?.responds(to: aSelector) ?? false
  }
  /// Calls a method without arguments.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    (object as? any NSObjectProtocol)?.perform(aSelector)
  }
  /// Calls a method with one argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
    (object as? any NSObjectProtocol)?.perform(aSelector, with: argument)
  }

  private func number<Value>(_ read: (NSNumber) -> Value?, string: (NSString) -> Value?) -> Value? {
    switch object {
    case let number as NSNumber: read(number)
    case let text as NSString: string(text)
    case let text as String: string(text as NSString)
    default: (object as? any NumberConvertible).flatMap { read($0.number) }
    }
  }
}

/// A Swift number type that Objective-C would box in an NSNumber.
private protocol NumberConvertible { var number: NSNumber { get } }
extension Int: NumberConvertible { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Int32: NumberConvertible { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Int64: NumberConvertible { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension UInt: NumberConvertible { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Float: NumberConvertible { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Double: NumberConvertible { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Bool: NumberConvertible { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension CGFloat: NumberConvertible { fileprivate var number: NSNumber { NSNumber(value: Double(self)) } }

/// An object with a `description()` method.
public protocol ObjectDescribing {
  /// The object's description.
  var description: String! { get }
}

extension AnyObjectMembers: ObjectDescribing {}

extension ObjectDescribing {
  /// Returns the object's description. In Objective-C, `description` is a method.
  public func description() -> String { description ?? "" }
}
