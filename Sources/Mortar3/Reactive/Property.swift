// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine

/// A value that can be read and observed as a publisher, but not set.
///
/// ```swift
/// let title = Property(value: "Hello")
/// let count = Property(initial: 0, then: counter)
/// ```
///
/// Subscribers receive the current value immediately. Reading and observing are thread-safe.
public final class Property<Value>: Publisher, @unchecked Sendable {
  /// The type of the values.
  public typealias Output = Value
  /// A property never fails.
  public typealias Failure = Never

  private let storage: PropertyStorage<Value>

  /// Creates a property with a constant value.
  public init(value: Value) {
    storage = PropertyStorage(value, isFinished: true)
  }

  /// Creates a read-only view of another property. It retains the current value, but not the property, so there are
  /// no more changes after the property is deallocated.
  public init(_ property: MutableProperty<Value>) {
    storage = property.storage
  }

  /// Creates a property with the most recent value of a publisher. Before the publisher emits a value, the value is
  /// `initial`.
  public init<P: Publisher>(initial: Value, then publisher: P) where P.Output == Value, P.Failure == Never {
    let storage = PropertyStorage(initial)
    self.storage = storage
    storage.retain(publisher.sink { [weak storage] in storage?.value = $0 })
  }

  /// Creates a property computed from two other properties. A result is not published if it equals the previous
  /// result.
  public init<First, Second>(
    _ first: Property<First>, _ second: Property<Second>, _ combine: @escaping (First, Second) -> Value
  ) where Value: Equatable {
    let storage = PropertyStorage(combine(first.value, second.value))
    self.storage = storage
    // Reads both sources while no other thread can set the result, so the last thread reads the latest value of each
    // source.
    let update: () -> Void = { [weak storage] in
      storage?.update { combine(first.value, second.value) }
    }
    storage.retain(first.sink { _ in update() })
    storage.retain(second.sink { _ in update() })
  }

  /// The current value.
  public var value: Value { storage.value }

  /// Sends the current value and all later values. A constant property sends its value and the completion.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    storage.receive(subscriber: subscriber)
  }
}
