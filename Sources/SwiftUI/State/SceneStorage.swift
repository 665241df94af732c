// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A property wrapper for a value that all views of a host share under a key.
///
/// - Note: Differs from SwiftUI: values are not persisted. They are discarded with their host.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var box: StateBox<Value>?

  private init(initial: Value, _ key: String) { (self.initial, self.key) = (initial, key) }

  /// The stored value. Until the view is part of a view graph, the property returns the initial value and ignores new
  /// values.
  public var wrappedValue: Value {
    get { box?.current ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(source: box, get: { box.current }, set: { box.set($0) })
  }
}

extension SceneStorage: GraphProperty {
  mutating func bind(_ slot: inout AnyObject?, _ node: _ViewNode) {
    let known = node.graph.sceneValues[key] as? StateBox<Value>
    let box = known ?? StateBox(initial)
    if known == nil { node.graph.sceneValues[key] = box }
    self.box = box
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage {
  /// Creates a property for a Boolean.
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(initial: wrappedValue, key) }
  /// Creates a property for an integer.
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(initial: wrappedValue, key) }
  /// Creates a property for a floating-point number.
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(initial: wrappedValue, key) }
  /// Creates a property for a string.
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(initial: wrappedValue, key) }
  /// Creates a property for a URL.
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(initial: wrappedValue, key) }
  /// Creates a property for data.
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(initial: wrappedValue, key) }
  /// Creates a property for a value with an integer raw value.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(initial: wrappedValue, key)
  }
  /// Creates a property for a value with a string raw value.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(initial: wrappedValue, key)
  }
  /// Creates a property for an optional Boolean.
  public init(_ key: String) where Value == Bool? { self.init(initial: nil, key) }
  /// Creates a property for an optional integer.
  public init(_ key: String) where Value == Int? { self.init(initial: nil, key) }
  /// Creates a property for an optional floating-point number.
  public init(_ key: String) where Value == Double? { self.init(initial: nil, key) }
  /// Creates a property for an optional string.
  public init(_ key: String) where Value == String? { self.init(initial: nil, key) }
}
