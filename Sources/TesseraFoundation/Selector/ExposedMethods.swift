// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The table that Objective-C's runtime would provide: for each class, its exposed methods by name. The porting tool adds a
// record of each class's methods to a section of the executable. The records are read at the first lookup by name, so they cost
// nothing in a program without such lookups.

import CTesseraSections
import Foundation

/// A collector of the methods in a class's record. Used by the code that the porting tool writes; see the page on porting.
public struct ObjCMethods {
  fileprivate(set) var methods: [ObjectIdentifier: [String: ExposedMethod]] = [:]
  private(set) var keys: [ObjectIdentifier: ClassKeys] = [:]
  private(set) var classes: [String: AnyClass] = [:]
  private(set) var makers: [ObjectIdentifier: @MainActor () -> AnyObject] = [:]

  /// Calls a function that adds members that can be named only on the main actor: key paths. It is called on the thread of the
  /// first lookup, and must do nothing else.
  public mutating func addOnAnyThread(_ body: @MainActor (inout ObjCMethods) -> Void) {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((inout ObjCMethods) -> Void).self)(&self) }
  }

  /// Adds a property under its name, for observers and key-value coding: `add(Player.self, key: "rate", \.rate)`.
  public mutating func add<Target: AnyObject, Value>(
    _ type: Target.Type, key: String, _ path: KeyPath<Target, Value>
  ) {
    keys[ObjectIdentifier(type), default: ClassKeys()].add(ExposedKey(key, path))
  }

  /// Adds a property with its setter: `add(Player.self, key: "rate", \.rate) { $0.rate = $1 }`. Without the closure, setting
  /// the property by name reads it first, as key paths do.
  public mutating func add<Target: AnyObject, Value>(
    _ type: Target.Type, key: String, _ path: KeyPath<Target, Value>,
    set: @escaping @MainActor (Target, Value) -> Void
  ) {
    // The caller that sets a property by name is responsible for isolation, as with methods.
    let set = unsafeBitCast(set, to: ((Target, Value) -> Void).self)
    keys[ObjectIdentifier(type), default: ClassKeys()].add(ExposedKey(key, path, set: set))
  }

  /// Adds a factory for a class that declares `init()` without overriding one: `add(Card.self) { Card() }`. It is required to
  /// create objects of classes that are known only at run time.
  public mutating func add<Target: AnyObject>(_ type: Target.Type, make: @escaping @MainActor () -> Target) {
    makers[ObjectIdentifier(type)] = make
  }

  /// Adds the Objective-C name of a class, `@objc(Name)`, for nibs that use it.
  public mutating func add(_ type: AnyClass, className: String) { classes[className] = type }

  /// Adds the name of a method that no selector can call: one that throws, is asynchronous, or has more than four parameters.
  /// Objects respond to it.
  public mutating func add<Target: AnyObject>(_ type: Target.Type, named name: String) {
    methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(nameOnly: Target.self)
  }

  /// Adds a method without parameters under its name in Objective-C.
  public mutating func add<Target: AnyObject, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(isolated: method)
  }

  /// Adds a method with one parameter under its name in Objective-C.
  public mutating func add<Target: AnyObject, A, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A) -> Result
  ) {
    methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(isolated: method)
  }

  /// Adds a method with two parameters under its name in Objective-C.
  public mutating func add<Target: AnyObject, A, B, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B) -> Result
  ) {
    methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(isolated: method)
  }

  /// Adds a method with three parameters under its name in Objective-C, such as `makeDetail:sender:segueIdentifier:`.
  public mutating func add<Target: AnyObject, A, B, C, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B, C) -> Result
  ) {
    methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(isolated: method)
  }

  /// Adds a method with four parameters under its name in Objective-C, such as
  /// `observeValueForKeyPath:ofObject:change:context:`.
  public mutating func add<Target: AnyObject, A, B, C, D, Result>(
    _ type: Target.Type, _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (A, B, C, D) -> Result
  ) {
    methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(isolated: method)
  }
}

/// A type to which nonisolated methods can be added; see Selector+Methods.swift.
public protocol UnisolatedMethods {
  /// The collected methods.
  var objcMethods: ObjCMethods { get set }
}

extension ObjCMethods: UnisolatedMethods {
  /// The collected methods: this value itself.
  public var objcMethods: ObjCMethods {
    get { self }
    set { self = newValue }
  }
}

extension UnisolatedMethods {
  /// Adds a nonisolated method without parameters.
  public mutating func add<Target: AnyObject, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    objcMethods.methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(unisolated: method)
  }

  /// Adds a nonisolated method with one parameter.
  public mutating func add<Target: AnyObject, A, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping (Target) -> (A) -> Result
  ) {
    objcMethods.methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(unisolated: method)
  }

  /// Adds a nonisolated method with two parameters.
  public mutating func add<Target: AnyObject, A, B, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping (Target) -> (A, B) -> Result
  ) {
    objcMethods.methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(unisolated: method)
  }

  /// Adds a nonisolated method with three parameters.
  public mutating func add<Target: AnyObject, A, B, C, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping (Target) -> (A, B, C) -> Result
  ) {
    objcMethods.methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(unisolated: method)
  }

  /// Adds a nonisolated method with four parameters.
  public mutating func add<Target: AnyObject, A, B, C, D, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping (Target) -> (A, B, C, D) -> Result
  ) {
    objcMethods.methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(unisolated: method)
  }
}

/// The methods of all classes by name.
enum ExposedMethods {
  /// The contents of all records.
  nonisolated(unsafe) static let records: ObjCMethods = {
    var methods = ObjCMethods()
    withUnsafeMutablePointer(to: &methods) { tessera_call_records(tessera_record_objc, $0) }
    return methods
  }()

  /// Returns the method that a class or its nearest superclass exposes under a name.
  static func method(_ name: String, of type: AnyClass) -> ExposedMethod? {
    var next: AnyClass? = type
    while let type = next {
      if let method = records.methods[ObjectIdentifier(type)]?[name] { return method }
      next = _getSuperclass(type)
    }
    return SelectorMethods.method(name, of: type)
  }
}
