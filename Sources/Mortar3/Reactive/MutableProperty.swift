// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

/// A value that can be read, set, and observed as a publisher.
///
/// A subscriber receives the current value immediately, and then all values that are set later, including equal
/// values. Subscribers are notified in the order in which they subscribed. The publisher finishes when the property
/// is deallocated. Reading, setting and subscribing are thread-safe: no change is lost, and a subscriber receives one
/// value at a time.
public final class MutableProperty<Value>: Publisher, @unchecked Sendable {
  /// The type of the values.
  public typealias Output = Value
  /// A property never fails.
  public typealias Failure = Never

  let storage: PropertyStorage<Value>

  /// Creates a property with an initial value.
  public init(_ value: Value) {
    storage = PropertyStorage(value)
  }

  /// Creates a property with an initial value.
  public convenience init(value: Value) {
    self.init(value)
  }

  deinit { storage.finish() }

  /// The current value. Setting it calls all subscribers on the caller's thread before the setter returns. There is
  /// one exception: if another thread is notifying a subscriber of an older value, that thread then delivers the new
  /// value to the subscriber.
  public var value: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  /// Changes the value with a closure and returns the closure's result. Subscribers receive one new value.
  ///
  /// Other threads that set the property wait until the closure returns, but reading does not wait. If the closure
  /// throws an error, the value does not change.
  @discardableResult
  public func modify<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
    try storage.change(change)
  }

  /// Sets a value and returns the previous value.
  @discardableResult
  public func swap(_ newValue: Value) -> Value {
    storage.change { value in
      defer { value = newValue }
      return value
    }
  }

  /// Sends the current value and all later values, limited to the subscriber's demand.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    storage.receive(subscriber: subscriber)
  }
}
