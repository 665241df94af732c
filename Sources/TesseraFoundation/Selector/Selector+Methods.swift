// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Selectors made of methods and properties. A method of a class is a function of the object in Swift. Those of classes on
// the main actor are functions on the main actor; all others are not, and stand in a protocol's extension: so the compiler
// prefers the first kind where both would do.

import Foundation

extension Selector {
  /// Creates the selector of a method without arguments: `Selector("save", Editor.save)`.
  public init<Target, Result>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result) {
    self.init(name: name, methodOfClass: ExposedMethod(isolated: method))
  }

  /// Creates the selector of a method with one argument: `Selector("save:", Editor.save(_:))`. A name without colons gets one.
  public init<Target, A, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A) -> Result
  ) {
    self.init(name: Selector.completed(name, 1), methodOfClass: ExposedMethod(isolated: method))
  }

  /// Creates the selector of a method with two arguments: `Selector("save:event:", Editor.save(_:event:))`. A name without
  /// colons gets two.
  public init<Target, A, B, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B) -> Result
  ) {
    self.init(name: Selector.completed(name, 2), methodOfClass: ExposedMethod(isolated: method))
  }

  /// Creates the selector of a protocol's method without arguments, as a closure that calls it: `Selector("save", calling: {
  /// (saving: any Saving) in saving.save() })`. In the language mode Swift 6 a method of a protocol cannot be named as those of
  /// classes are.
  public init<Target, Result>(_ name: String, calling method: @escaping @MainActor (Target) -> Result) {
    let method = unsafeBitCast(method, to: ((Target) -> Result).self)
    self.init(name: name, method: ExposedMethod(unisolated: { (target: Target) in { method(target) } }))
  }

  /// Creates the selector of a protocol's method with one argument. A name without colons gets one.
  public init<Target, A, Result>(_ name: String, calling method: @escaping @MainActor (Target, A) -> Result) {
    let method = unsafeBitCast(method, to: ((Target, A) -> Result).self)
    self.init(
      name: Selector.completed(name, 1),
      method: ExposedMethod(unisolated: { (target: Target) in { (a: A) in method(target, a) } }))
  }

  /// Creates the selector of a protocol's method with two arguments. A name without colons gets two.
  public init<Target, A, B, Result>(_ name: String, calling method: @escaping @MainActor (Target, A, B) -> Result) {
    let method = unsafeBitCast(method, to: ((Target, A, B) -> Result).self)
    self.init(
      name: Selector.completed(name, 2),
      method: ExposedMethod(unisolated: { (target: Target) in { (a: A, b: B) in method(target, a, b) } }))
  }

  /// Creates the selector of a property's getter: `Selector("title", getter: \Editor.title)`.
  public init<Target, Value>(_ name: String, getter: KeyPath<Target, Value>) {
    nonisolated(unsafe) let getter = getter
    self.init(name: name, method: ExposedMethod(unisolated: { (target: Target) in { target[keyPath: getter] } }))
  }

  /// Creates the selector of a property's setter: `Selector("setTitle:", setter: \Editor.title)`.
  public init<Target, Value>(_ name: String, setter: ReferenceWritableKeyPath<Target, Value>) {
    nonisolated(unsafe) let setter = setter
    self.init(
      name: Selector.completed(name, 1),
      method: ExposedMethod(unisolated: { (target: Target) in { (value: Value) in target[keyPath: setter] = value } })
    )
  }

  /// Returns the name with a colon for each argument, where it has none at all.
  fileprivate static func completed(_ name: String, _ arguments: Int) -> String {
    name.utf8.contains(UInt8(ascii: ":")) ? name : name + String(repeating: ":", count: arguments)
  }
}

/// What can be made of methods that no actor isolates: selectors.
public protocol SelectorOfMethod {}

extension Selector: SelectorOfMethod {}

extension SelectorOfMethod where Self == Selector {
  /// Creates the selector of a method without arguments that no actor isolates.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name: name, methodOfClass: ExposedMethod(unisolated: method))
  }

  /// Creates the selector of a method with one argument that no actor isolates. A name without colons gets one.
  public init<Target, A, Result>(_ name: String, _ method: @escaping (Target) -> (A) -> Result) {
    self.init(name: Selector.completed(name, 1), methodOfClass: ExposedMethod(unisolated: method))
  }

  /// Creates the selector of a method with two arguments that no actor isolates. A name without colons gets two.
  public init<Target, A, B, Result>(_ name: String, _ method: @escaping (Target) -> (A, B) -> Result) {
    self.init(name: Selector.completed(name, 2), methodOfClass: ExposedMethod(unisolated: method))
  }
}
