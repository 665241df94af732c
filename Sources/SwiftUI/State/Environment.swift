// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Observation

/// A property wrapper that reads a value from the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: @MainActor (EnvironmentValues) -> Value
  private var value: Value?

  /// Creates a property that reads an environment value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    nonisolated(unsafe) let keyPath = keyPath
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property that reads an observable object of the given type from the environment. Reading the property
  /// raises an exception if the environment has no such object.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { environment in
      if let object = environment.object(Value.self) { return object }
      raise(
        "SwiftUIException",
        "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) may be "
          + "missing as an ancestor of this view.")
    }
  }

  /// Creates a property that reads an observable object of the given type from the environment. The value is nil if
  /// the environment has no such object.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    read = { $0.object(T.self) }
  }

  /// The environment value. The default value is returned until the view is part of a view graph.
  public var wrappedValue: Value {
    if let value { return value }
    let read = read
    return MainActor.assumeIsolated { Unchecked(read(EnvironmentValues())) }.value
  }
}

/// A wrapper that passes a value across an isolation boundary within the same thread.
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

  /// Diagnoses a wrapped value that is not an observable object.
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
  /// The object's identifier.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}
