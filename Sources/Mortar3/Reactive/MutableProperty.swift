// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

/// A value that can be read, set and followed as a publisher.
///
/// Subscribers get the current value at once and values set later, equal ones too, in the order of their subscription;
/// the publisher finishes when the property dies. Reading, setting and subscribing are safe on any thread.
public final class MutableProperty<Value>: Publisher, @unchecked Sendable {
  /// The values that subscribers get.
  public typealias Output = Value
  /// A property never fails.
  public typealias Failure = Never

  let storage: PropertyStorage<Value>

  /// A property that starts with the value.
  public init(_ value: Value) {
    storage = PropertyStorage(value)
  }

  /// A property that starts with the value.
  public convenience init(value: Value) {
    self.init(value)
  }

  deinit { storage.finish() }

  /// The current value. Setting it calls all subscribers before it returns, on the caller's thread.
  public var value: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  /// Changes the value with a closure and returns the closure's result; subscribers get one new value.
  ///
  /// Reading and setting are two steps: a value that another thread sets in between is lost. If the closure throws, the
  /// value stays as it was.
  @discardableResult
  public func modify<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
    var value = storage.value
    let result = try change(&value)
    storage.value = value
    return result
  }

  /// Sets a value and returns the one before. Two threads that swap at once may get the same old value.
  @discardableResult
  public func swap(_ newValue: Value) -> Value {
    let old = storage.value
    storage.value = newValue
    return old
  }

  /// Sends the current value and all later ones, as many as the subscriber asks for.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    storage.receive(subscriber: subscriber)
  }
}
