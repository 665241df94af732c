// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Observation

/// A property wrapper that reads a value from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: @MainActor (EnvironmentValues) -> Value
  private var value: Value?

  /// Creates a property for a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    nonisolated(unsafe) let keyPath = keyPath
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property for the observable object of a type in the environment. Reading it raises an exception if there is none.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { environment in
      if let object = environment.object(Value.self) { return object }
      raise(
        "SwiftUIException",
        "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) may be "
          + "missing as an ancestor of this view.")
    }
  }

  /// Creates a property for the observable object of a type in the environment; nil if there is none.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    read = { $0.object(T.self) }
  }

  /// The value, or the default before the view is in a graph.
  public var wrappedValue: Value {
    if let value { return value }
    let read = read
    return MainActor.assumeIsolated { Unchecked(read(EnvironmentValues())) }.value
  }
}

/// A wrapper for passing a value across an isolation boundary on the same thread.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension Environment: Sendable where Value: Sendable {}

extension Environment: GraphProperty {
  mutating func bind(_ slot: inout AnyObject?, _ node: _ViewNode) { value = read(node.environment) }
}

/// A property wrapper that creates bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Catches misuse with a value that is not an observable object.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Creates bindings to the properties of an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates bindings to the properties of an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates bindings from a projected value.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      source: object, path: keyPath, get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identifier of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}
