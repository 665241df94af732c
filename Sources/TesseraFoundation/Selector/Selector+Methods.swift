// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Selectors created from methods and properties. In Swift, a reference to an instance method is a function that takes
// the object. Methods of main-actor classes are functions that are isolated to the main actor. The overloads for
// nonisolated methods are in a protocol extension, so that the compiler prefers the overloads for the main actor if
// both match.

import Foundation

extension Selector {
  /// Creates a selector from a method without parameters: `Selector("save", Editor.save)`.
  public init<Target, Result>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result) {
    self.init(name: name, methodOfClass: ExposedMethod(isolated: method))
  }

  /// Creates a selector from a method with one parameter: `Selector("save:", Editor.save(_:))`. A colon is appended
  /// to a name without colons.
  public init<Target, A, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A) -> Result
  ) {
    self.init(name: Selector.completed(name, arguments: 1), methodOfClass: ExposedMethod(isolated: method))
  }

  /// Creates a selector from a method with two parameters: `Selector("save:event:", Editor.save(_:event:))`. Two
  /// colons are appended to a name without colons.
  public init<Target, A, B, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B) -> Result
  ) {
    self.init(name: Selector.completed(name, arguments: 2), methodOfClass: ExposedMethod(isolated: method))
  }

  /// Creates a selector from a protocol method without parameters. Pass a closure that calls the method:
  /// `Selector("save", calling: { (saving: any Saving) in saving.save() })`. In the Swift 6 language mode, a protocol
  /// method can't be referenced like a class method.
  public init<Target, Result>(_ name: String, calling method: @escaping @MainActor (Target) -> Result) {
    let method = unsafeBitCast(method, to: ((Target) -> Result).self)
    self.init(name: name, method: ExposedMethod(unisolated: { (target: Target) in { method(target) } }))
  }

  /// Creates a selector from a protocol method with one parameter. A colon is appended to a name without colons.
  public init<Target, A, Result>(_ name: String, calling method: @escaping @MainActor (Target, A) -> Result) {
    let method = unsafeBitCast(method, to: ((Target, A) -> Result).self)
    self.init(
      name: Selector.completed(name, arguments: 1),
      method: ExposedMethod(unisolated: { (target: Target) in { (a: A) in method(target, a) } }))
  }

  /// Creates a selector from a protocol method with two parameters. Two colons are appended to a name without colons.
  public init<Target, A, B, Result>(_ name: String, calling method: @escaping @MainActor (Target, A, B) -> Result) {
    let method = unsafeBitCast(method, to: ((Target, A, B) -> Result).self)
    self.init(
      name: Selector.completed(name, arguments: 2),
      method: ExposedMethod(unisolated: { (target: Target) in { (a: A, b: B) in method(target, a, b) } }))
  }

  /// Creates a selector from a property's getter: `Selector("title", getter: \Editor.title)`.
  public init<Target, Value>(_ name: String, getter: KeyPath<Target, Value>) {
    nonisolated(unsafe) let getter = getter
    self.init(name: name, method: ExposedMethod(unisolated: { (target: Target) in { target[keyPath: getter] } }))
  }

  /// Creates a selector from a property's setter: `Selector("setTitle:", setter: \Editor.title)`.
  public init<Target, Value>(_ name: String, setter: ReferenceWritableKeyPath<Target, Value>) {
    nonisolated(unsafe) let setter = setter
    self.init(
      name: Selector.completed(name, arguments: 1),
      method: ExposedMethod(unisolated: { (target: Target) in { (value: Value) in target[keyPath: setter] = value } })
    )
  }

  /// Returns the name. If it has no colons, a colon is appended for each argument.
  fileprivate static func completed(_ name: String, arguments: Int) -> String {
    name.utf8.contains(UInt8(ascii: ":")) ? name : name + String(repeating: ":", count: arguments)
  }
}

/// A type that can be created from a nonisolated method. Only `Selector` conforms.
public protocol SelectorOfMethod {}

extension Selector: SelectorOfMethod {}

extension SelectorOfMethod where Self == Selector {
  /// Creates a selector from a nonisolated method without parameters.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name: name, methodOfClass: ExposedMethod(unisolated: method))
  }

  /// Creates a selector from a nonisolated method with one parameter. A colon is appended to a name without colons.
  public init<Target, A, Result>(_ name: String, _ method: @escaping (Target) -> (A) -> Result) {
    self.init(name: Selector.completed(name, arguments: 1), methodOfClass: ExposedMethod(unisolated: method))
  }

  /// Creates a selector from a nonisolated method with two parameters. Two colons are appended to a name without
  /// colons.
  public init<Target, A, B, Result>(_ name: String, _ method: @escaping (Target) -> (A, B) -> Result) {
    self.init(name: Selector.completed(name, arguments: 2), methodOfClass: ExposedMethod(unisolated: method))
  }
}
