// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Selectors created from methods and properties. In Swift, a method of a class is a function of the object. Methods of classes
// on the main actor are functions on the main actor; all others are not, and their overloads are in a protocol extension, so
// that the compiler prefers the first kind if both match.

import Foundation

extension Selector {
  /// Creates the selector of a method without parameters: `Selector("save", Editor.save)`.
  public init<Target, Result>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result) {
    self.init(name: name, methodOfClass: ExposedMethod(isolated: method))
  }

  /// Creates the selector of a method with one parameter: `Selector("save:", Editor.save(_:))`. A colon is added to a name
  /// without colons.
  public init<Target, A, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A) -> Result
  ) {
    self.init(name: Selector.completed(name, arguments: 1), methodOfClass: ExposedMethod(isolated: method))
  }

  /// Creates the selector of a method with two parameters: `Selector("save:event:", Editor.save(_:event:))`. Two colons are
  /// added to a name without colons.
  public init<Target, A, B, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B) -> Result
  ) {
    self.init(name: Selector.completed(name, arguments: 2), methodOfClass: ExposedMethod(isolated: method))
  }

  /// Creates the selector of a protocol method without parameters, as a closure that calls it: `Selector("save", calling: {
  /// (saving: any Saving) in saving.save() })`. In the Swift 6 language mode, a method of a protocol cannot be referenced like
  /// a method of a class.
  public init<Target, Result>(_ name: String, calling method: @escaping @MainActor (Target) -> Result) {
    let method = unsafeBitCast(method, to: ((Target) -> Result).self)
    self.init(name: name, method: ExposedMethod(unisolated: { (target: Target) in { method(target) } }))
  }

  /// Creates the selector of a protocol method with one parameter. A colon is added to a name without colons.
  public init<Target, A, Result>(_ name: String, calling method: @escaping @MainActor (Target, A) -> Result) {
    let method = unsafeBitCast(method, to: ((Target, A) -> Result).self)
    self.init(
      name: Selector.completed(name, arguments: 1),
      method: ExposedMethod(unisolated: { (target: Target) in { (a: A) in method(target, a) } }))
  }

  /// Creates the selector of a protocol method with two parameters. Two colons are added to a name without colons.
  public init<Target, A, B, Result>(_ name: String, calling method: @escaping @MainActor (Target, A, B) -> Result) {
    let method = unsafeBitCast(method, to: ((Target, A, B) -> Result).self)
    self.init(
      name: Selector.completed(name, arguments: 2),
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
      name: Selector.completed(name, arguments: 1),
      method: ExposedMethod(unisolated: { (target: Target) in { (value: Value) in target[keyPath: setter] = value } })
    )
  }

  /// Returns the name with a colon for each argument, if it has none.
  fileprivate static func completed(_ name: String, arguments: Int) -> String {
    name.utf8.contains(UInt8(ascii: ":")) ? name : name + String(repeating: ":", count: arguments)
  }
}

/// A type that can be created from a nonisolated method: a selector.
public protocol SelectorOfMethod {}

extension Selector: SelectorOfMethod {}

extension SelectorOfMethod where Self == Selector {
  /// Creates the selector of a nonisolated method without parameters.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name: name, methodOfClass: ExposedMethod(unisolated: method))
  }

  /// Creates the selector of a nonisolated method with one parameter. A colon is added to a name without colons.
  public init<Target, A, Result>(_ name: String, _ method: @escaping (Target) -> (A) -> Result) {
    self.init(name: Selector.completed(name, arguments: 1), methodOfClass: ExposedMethod(unisolated: method))
  }

  /// Creates the selector of a nonisolated method with two parameters. Two colons are added to a name without colons.
  public init<Target, A, B, Result>(_ name: String, _ method: @escaping (Target) -> (A, B) -> Result) {
    self.init(name: Selector.completed(name, arguments: 2), methodOfClass: ExposedMethod(unisolated: method))
  }
}
