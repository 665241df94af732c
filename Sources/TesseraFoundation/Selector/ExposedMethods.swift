// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The table that Objective-C's runtime would have: for each class the methods that are exposed to it, by name. The porting
// tool leaves a record of each class's methods in a section of the executable. They are read at the first lookup by name,
// so a program without such lookups does nothing for them.

import CTesseraSections
import Foundation

/// What a record adds its class's methods to. Written by the porting tool's code; see the page on porting.
public struct ObjCMethods {
  fileprivate(set) var methods: [ObjectIdentifier: [String: ExposedMethod]] = [:]
  private(set) var keys: [ObjectIdentifier: ClassKeys] = [:]
  private(set) var classes: [String: AnyClass] = [:]
  private(set) var makers: [ObjectIdentifier: @MainActor () -> AnyObject] = [:]

  /// Lets a function add what it can name on the main actor only: key paths. It is called on whichever thread looks a
  /// name up first, and must do nothing else.
  public mutating func addOnAnyThread(_ body: @MainActor (inout ObjCMethods) -> Void) {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((inout ObjCMethods) -> Void).self)(&self) }
  }

  /// Adds a property under its name, for observers and key-value coding: `add(Player.self, key: "rate", \.rate)`.
  public mutating func add<Target: AnyObject, Value>(
    _ type: Target.Type, key: String, _ path: KeyPath<Target, Value>
  ) {
    keys[ObjectIdentifier(type), default: ClassKeys()].add(ExposedKey(key, path))
  }

  /// Adds a property with what sets it: `add(Player.self, key: "rate", \.rate) { $0.rate = $1 }`. Where the closure is left
  /// out, setting the property by name reads it first, as key paths do.
  public mutating func add<Target: AnyObject, Value>(
    _ type: Target.Type, key: String, _ path: KeyPath<Target, Value>,
    set: @escaping @MainActor (Target, Value) -> Void
  ) {
    // Whoever sets a property by name answers for the actor, as with methods.
    let set = unsafeBitCast(set, to: ((Target, Value) -> Void).self)
    keys[ObjectIdentifier(type), default: ClassKeys()].add(ExposedKey(key, path, set: set))
  }

  /// Adds what creates an object of a class that declares `init()` without overriding one: `add(Card.self) { Card() }`.
  /// Code that knows the class at run time only finds it so.
  public mutating func add<Target: AnyObject>(_ type: Target.Type, make: @escaping @MainActor () -> Target) {
    makers[ObjectIdentifier(type)] = make
  }

  /// Adds the name that a class has in Objective-C, `@objc(Name)`, for nibs that name it so.
  public mutating func add(_ type: AnyClass, className: String) { classes[className] = type }

  /// Adds the name of a method that no selector can call: one that throws, is asynchronous, or takes more than four
  /// arguments. Objects respond to it.
  public mutating func add<Target: AnyObject>(_ type: Target.Type, named name: String) {
    methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(nameOnly: Target.self)
  }

  /// Adds a method without arguments under its name in Objective-C.
  public mutating func add<Target: AnyObject, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(isolated: method)
  }

  /// Adds a method with one argument under its name in Objective-C.
  public mutating func add<Target: AnyObject, A, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A) -> Result
  ) {
    methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(isolated: method)
  }

  /// Adds a method with two arguments under its name in Objective-C.
  public mutating func add<Target: AnyObject, A, B, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B) -> Result
  ) {
    methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(isolated: method)
  }

  /// Adds a method with three arguments under its name in Objective-C, such as
  /// `makeDetail:sender:segueIdentifier:`.
  public mutating func add<Target: AnyObject, A, B, C, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B, C) -> Result
  ) {
    methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(isolated: method)
  }

  /// Adds a method with four arguments under its name in Objective-C, such as
  /// `observeValueForKeyPath:ofObject:change:context:`.
  public mutating func add<Target: AnyObject, A, B, C, D, Result>(
    _ type: Target.Type, _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (A, B, C, D) -> Result
  ) {
    methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(isolated: method)
  }
}

/// What takes methods that no actor isolates; see Selector+Methods.swift.
public protocol UnisolatedMethods {
  /// What records add to.
  var objcMethods: ObjCMethods { get set }
}

extension ObjCMethods: UnisolatedMethods {
  /// Itself.
  public var objcMethods: ObjCMethods {
    get { self }
    set { self = newValue }
  }
}

extension UnisolatedMethods {
  /// Adds a method without arguments that no actor isolates.
  public mutating func add<Target: AnyObject, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    objcMethods.methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(unisolated: method)
  }

  /// Adds a method with one argument that no actor isolates.
  public mutating func add<Target: AnyObject, A, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping (Target) -> (A) -> Result
  ) {
    objcMethods.methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(unisolated: method)
  }

  /// Adds a method with two arguments that no actor isolates.
  public mutating func add<Target: AnyObject, A, B, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping (Target) -> (A, B) -> Result
  ) {
    objcMethods.methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(unisolated: method)
  }

  /// Adds a method with three arguments that no actor isolates.
  public mutating func add<Target: AnyObject, A, B, C, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping (Target) -> (A, B, C) -> Result
  ) {
    objcMethods.methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(unisolated: method)
  }

  /// Adds a method with four arguments that no actor isolates.
  public mutating func add<Target: AnyObject, A, B, C, D, Result>(
    _ type: Target.Type, _ name: String, _ method: @escaping (Target) -> (A, B, C, D) -> Result
  ) {
    objcMethods.methods[ObjectIdentifier(type), default: [:]][name] = ExposedMethod(unisolated: method)
  }
}

/// The methods of all classes by name.
enum ExposedMethods {
  /// What all records say.
  nonisolated(unsafe) static let records: ObjCMethods = {
    var methods = ObjCMethods()
    withUnsafeMutablePointer(to: &methods) { tessera_call_records(tessera_record_objc, $0) }
    return methods
  }()

  /// Returns the method that a class, or the nearest of its superclasses that has one, exposes under a name.
  static func method(_ name: String, of type: AnyClass) -> ExposedMethod? {
    var next: AnyClass? = type
    while let type = next {
      if let method = records.methods[ObjectIdentifier(type)]?[name] { return method }
      next = _getSuperclass(type)
    }
    return SelectorMethods.method(name, of: type)
  }
}
