// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

/// A value that can be read, set and followed as a publisher.
///
/// Subscribers get the current value at once and values set later, equal ones too, in the order of their subscription;
/// the publisher finishes when the property dies. Reading, setting and subscribing are safe on any thread: no change is
/// lost, and a subscriber hears of one value after the other.
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

  /// The current value. Setting it calls all subscribers before it returns, on the caller's thread; one that another
  /// thread is just telling of an older value hears of the new one from that thread, when it is done.
  public var value: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  /// Changes the value with a closure and returns the closure's result; subscribers get one new value.
  ///
  /// Other threads that set the property wait until the closure is done; reading goes on. If the closure throws, the
  /// value stays as it was.
  @discardableResult
  public func modify<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
    try storage.change(change)
  }

  /// Sets a value and returns the one before.
  @discardableResult
  public func swap(_ newValue: Value) -> Value {
    storage.change { value in
      defer { value = newValue }
      return value
    }
  }

  /// Sends the current value and all later ones, as many as the subscriber asks for.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    storage.receive(subscriber: subscriber)
  }
}
