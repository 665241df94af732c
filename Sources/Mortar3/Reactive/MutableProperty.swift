// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

/// A value that can be read, set and observed as a publisher.
///
/// Subscribers receive the current value immediately and values set later, including equal ones, in the order of subscription;
/// the publisher finishes when the property is deallocated. Reading, setting and subscribing are safe on any thread: no change
/// is lost, and a subscriber receives one value after the other.
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

  /// The current value. Setting it calls all subscribers before it returns, on the caller's thread; a subscriber that another
  /// thread is notifying of an older value receives the new one from that thread afterward.
  public var value: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  /// Changes the value with a closure and returns the closure's result; subscribers receive one new value.
  ///
  /// Other threads that set the property wait until the closure returns; reading does not wait. If the closure throws, the
  /// value does not change.
  @discardableResult
  public func modify<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
    try storage.change(change)
  }

  /// Sets a value and returns the previous one.
  @discardableResult
  public func swap(_ newValue: Value) -> Value {
    storage.change { value in
      defer { value = newValue }
      return value
    }
  }

  /// Sends the current value and all later ones, limited to the subscriber's demand.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    storage.receive(subscriber: subscriber)
  }
}
