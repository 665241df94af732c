// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

/// A value that can be read, set and followed as a publisher.
///
/// Subscribers get the current value at once and values set later, equal ones too, in the order of their subscription; they
/// hear of the end when the property dies. All of it is possible from any thread.
public final class MutableProperty<Value>: Publisher, @unchecked Sendable {
  public typealias Output = Value
  public typealias Failure = Never

  let storage: PropertyStorage<Value>

  public init(_ value: Value) {
    storage = PropertyStorage(value)
  }

  /// A property that starts with the value.
  public convenience init(value: Value) {
    self.init(value)
  }

  deinit { storage.finish() }

  public var value: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  /// Changes the value in place; subscribers hear of it once.
  @discardableResult
  public func modify<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
    var value = storage.value
    let result = try change(&value)
    storage.value = value
    return result
  }

  /// Sets a value and returns the one before.
  @discardableResult
  public func swap(_ newValue: Value) -> Value {
    let old = storage.value
    storage.value = newValue
    return old
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    storage.receive(subscriber: subscriber)
  }
}
