// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A method that can be called by name. It belongs to a class or to all types that conform to a protocol. The types
/// of its arguments need not be known until it is called.
struct ExposedMethod: Sendable {
  /// The result of a call.
  enum Outcome {
    /// The method was called and returned a value.
    case returned(Any)
    /// The object is not an instance of the method's class.
    case otherClass
    /// The method can't be called, because only its name is exposed.
    case nameOnly
    /// An argument does not match the parameter's type.
    case otherArgument(Any?, wanted: Any.Type)
  }

  /// A closure that calls the method on an object with as many arguments as the method accepts. As in Objective-C,
  /// the thread is not checked.
  let call: @Sendable (_ target: AnyObject, _ arguments: [Any?]) -> Outcome
  /// The class or protocol that declares the method.
  let owner: Any.Type
  /// Whether an object has the method.
  let isMethod: @Sendable (_ target: AnyObject) -> Bool

  /// Creates a method that can't be called, because only its name is exposed.
  init<Target: AnyObject>(nameOnly type: Target.Type) {
    owner = Target.self
    isMethod = { $0 is Target }
    call = { _, _ in .nameOnly }
  }

  init<Target, Result>(isolated method: @escaping @MainActor (Target) -> @MainActor () -> Result) {
    self.init(unisolated: unsafeBitCast(method, to: ((Target) -> () -> Result).self))
  }

  init<Target, Result>(unisolated method: @escaping (Target) -> () -> Result) {
    nonisolated(unsafe) let method = method
    owner = Target.self
    isMethod = { $0 is Target }
    call = { target, _ in
      guard let target = target as? Target else { return .otherClass }
      return .returned(method(target)())
    }
  }

  init<Target, A, Result>(isolated method: @escaping @MainActor (Target) -> @MainActor (A) -> Result) {
    self.init(unisolated: unsafeBitCast(method, to: ((Target) -> (A) -> Result).self))
  }

  init<Target, A, Result>(unisolated method: @escaping (Target) -> (A) -> Result) {
    nonisolated(unsafe) let method = method
    owner = Target.self
    isMethod = { $0 is Target }
    call = { target, arguments in
      guard let target = target as? Target else { return .otherClass }
      let first = arguments.first ?? nil
      guard let a = argument(first, as: A.self) else { return .otherArgument(first, wanted: A.self) }
      return .returned(method(target)(a))
    }
  }

  init<Target, A, B, Result>(isolated method: @escaping @MainActor (Target) -> @MainActor (A, B) -> Result) {
    self.init(unisolated: unsafeBitCast(method, to: ((Target) -> (A, B) -> Result).self))
  }

  init<Target, A, B, Result>(unisolated method: @escaping (Target) -> (A, B) -> Result) {
    nonisolated(unsafe) let method = method
    owner = Target.self
    isMethod = { $0 is Target }
    call = { target, arguments in
      guard let target = target as? Target else { return .otherClass }
      let first = arguments.first ?? nil
      let second = arguments.dropFirst().first ?? nil
      guard let a = argument(first, as: A.self) else { return .otherArgument(first, wanted: A.self) }
      guard let b = argument(second, as: B.self) else { return .otherArgument(second, wanted: B.self) }
      return .returned(method(target)(a, b))
    }
  }

  init<Target, A, B, C, Result>(isolated method: @escaping @MainActor (Target) -> @MainActor (A, B, C) -> Result) {
    self.init(unisolated: unsafeBitCast(method, to: ((Target) -> (A, B, C) -> Result).self))
  }

  init<Target, A, B, C, Result>(unisolated method: @escaping (Target) -> (A, B, C) -> Result) {
    nonisolated(unsafe) let method = method
    owner = Target.self
    isMethod = { $0 is Target }
    call = { target, arguments in
      guard let target = target as? Target else { return .otherClass }
      let values = arguments + Array(repeating: nil, count: max(0, 3 - arguments.count))
      guard let a = argument(values[0], as: A.self) else { return .otherArgument(values[0], wanted: A.self) }
      guard let b = argument(values[1], as: B.self) else { return .otherArgument(values[1], wanted: B.self) }
      guard let c = argument(values[2], as: C.self) else { return .otherArgument(values[2], wanted: C.self) }
      return .returned(method(target)(a, b, c))
    }
  }

  init<Target, A, B, C, D, Result>(
    isolated method: @escaping @MainActor (Target) -> @MainActor (A, B, C, D) -> Result
  ) {
    self.init(unisolated: unsafeBitCast(method, to: ((Target) -> (A, B, C, D) -> Result).self))
  }

  init<Target, A, B, C, D, Result>(unisolated method: @escaping (Target) -> (A, B, C, D) -> Result) {
    nonisolated(unsafe) let method = method
    owner = Target.self
    isMethod = { $0 is Target }
    call = { target, arguments in
      guard let target = target as? Target else { return .otherClass }
      let values = arguments + Array(repeating: nil, count: max(0, 4 - arguments.count))
      guard let a = argument(values[0], as: A.self) else { return .otherArgument(values[0], wanted: A.self) }
      guard let b = argument(values[1], as: B.self) else { return .otherArgument(values[1], wanted: B.self) }
      guard let c = argument(values[2], as: C.self) else { return .otherArgument(values[2], wanted: C.self) }
      guard let d = argument(values[3], as: D.self) else { return .otherArgument(values[3], wanted: D.self) }
      return .returned(method(target)(a, b, c, d))
    }
  }
}

/// Returns a value converted to a parameter type. As in Objective-C, values are bridged to the corresponding class. A
/// nil value is converted if the type is optional. Returns nil if the value can't be converted.
private func argument<A>(_ value: Any?, as type: A.Type) -> A? {
  guard let value else {
    if let none = Optional<Any>.none as? A, type != Any.self { return none }
    return NSNull() as? A
  }
  if let value = value as? A { return value }
  switch value {
  case let value as Notification: return (value as NSNotification) as? A
  case let value as String: return (value as NSString) as? A
  case let value as NSNotification: return (value as Notification) as? A
  default: return nil
  }
}
