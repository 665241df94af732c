// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import TesseraCombine

/// A subscription that invalidates a node before an observable object changes.
@MainActor
final class ObjectSubscription: RemovableSlot {
  let object: AnyObject
  private var cancellable: AnyCancellable?

  init<Object: ObservableObject>(_ object: Object, _ node: _ViewNode) {
    self.object = object
    cancellable = object.objectWillChange.sink { [weak node] _ in
      MainActorQueue.perform {
        guard let node else { return }
        Motion.willChange()
        node.invalidate()
      }
    }
  }

  func nodeWillRemove() { cancellable = nil }
}

/// The storage of a `@StateObject`: the object and its subscription.
@MainActor
private final class StateObjectSlot<Object: ObservableObject>: RemovableSlot {
  let object: Object
  private let subscription: ObjectSubscription

  init(_ object: Object, _ node: _ViewNode) {
    self.object = object
    subscription = ObjectSubscription(object, node)
  }

  func nodeWillRemove() { subscription.nodeWillRemove() }
}

/// A property wrapper for an observable object that a view creates and owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a state object. The closure is called once, when the view is first added to a view graph.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Until the view is part of a view graph, each access creates a new object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }
  /// The bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(wrappedValue)
  }
}

extension StateObject: GraphProperty {
  mutating func bind(_ slot: inout AnyObject?, _ node: _ViewNode) {
    if let known = slot as? StateObjectSlot<ObjectType> {
      object = known.object
    } else {
      let made = make()
      slot = StateObjectSlot(made, node)
      object = made
    }
  }
}

/// A property wrapper for an observable object that is passed to a view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Provides bindings to an object's properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType
    init(_ object: ObjectType) { self.object = object }

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      let object = object
      return Binding(source: nil, get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property with an observed object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Creates a property with an observed object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// The bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(wrappedValue) }
}

extension ObservedObject: GraphProperty {
  mutating func bind(_ slot: inout AnyObject?, _ node: _ViewNode) {
    if let known = slot as? ObjectSubscription {
      if known.object === wrappedValue { return }
      known.nodeWillRemove()
    }
    slot = ObjectSubscription(wrappedValue, node)
  }

  static func areSame(_ old: ObservedObject, _ new: ObservedObject) -> Bool { old.wrappedValue === new.wrappedValue }
}

/// A property wrapper for an observable object that is read from the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates a property that reads the environment's object of this type.
  public init() { object = nil }

  /// The object. Raises an exception if the environment has no object of this type.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      raise(
        "SwiftUIException",
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may "
          + "be missing as an ancestor of this view.")
    }
    return object
  }

  /// The bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(wrappedValue)
  }
}

extension EnvironmentObject: GraphProperty {
  mutating func bind(_ slot: inout AnyObject?, _ node: _ViewNode) {
    object = node.environment.object(ObjectType.self)
    guard let object else { return }
    if let known = slot as? ObjectSubscription {
      if known.object === object { return }
      known.nodeWillRemove()
    }
    slot = ObjectSubscription(object, node)
  }
}
