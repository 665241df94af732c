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
/// Subscribers receive the current value immediately. Reading and observing is safe on any thread.
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

  /// Creates a read-only view of another property. It retains the value, not the property: after the property is
  /// deallocated, there are no more changes.
  public init(_ property: MutableProperty<Value>) {
    storage = property.storage
  }

  /// Creates a property with the last value of a publisher, and `initial` before the first.
  public init<P: Publisher>(initial: Value, then publisher: P) where P.Output == Value, P.Failure == Never {
    let storage = PropertyStorage(initial)
    self.storage = storage
    storage.retain(publisher.sink { [weak storage] in storage?.value = $0 })
  }

  /// Creates a property computed from two others. A result equal to the previous one is not published.
  public init<First, Second>(
    _ first: Property<First>, _ second: Property<Second>, _ combine: @escaping (First, Second) -> Value
  ) where Value: Equatable {
    let storage = PropertyStorage(combine(first.value, second.value))
    self.storage = storage
    // Both sources are read while no other thread sets the result, so the last thread reads the latest value of each.
    let update: () -> Void = { [weak storage] in
      storage?.update { combine(first.value, second.value) }
    }
    storage.retain(first.sink { _ in update() })
    storage.retain(second.sink { _ in update() })
  }

  /// The current value.
  public var value: Value { storage.value }

  /// Sends the current value and all later ones; for a constant property, its value and the completion.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    storage.receive(subscriber: subscriber)
  }
}
