// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The storage of a `@State` property. It contains the value and the nodes whose bodies read it.
final class StateBox<Value>: @unchecked Sendable {
  private var value: Value
  private var readers: [ObjectIdentifier: WeakNode] = [:]

  init(_ value: Value) { self.value = value }

  var current: Value {
    if MainActorQueue.isCurrent { MainActor.assumeIsolated { noteReader() } }
    return value
  }

  @MainActor
  private func noteReader() {
    guard let node = ViewGraph.current else { return }
    if let known = readers[ObjectIdentifier(node)], known.node === node, known.evaluation == node.evaluation { return }
    readers[ObjectIdentifier(node)] = WeakNode(node)
  }

  func set(_ new: Value) {
    // The value is only sent to the main thread, where all accesses to the box take place.
    nonisolated(unsafe) let new = new
    MainActorQueue.perform { [self] in
      let isSame = Self.areEqual(value, new)
      if !isSame { Motion.willChange() }
      value = new
      guard !isSame else { return }
      let known = readers.values.compactMap { reader in reader.node.map { (node: $0, evaluation: reader.evaluation) } }
      readers = readers.filter { $0.value.node != nil }
      // Only nodes that read the value during their latest evaluation require an update.
      for (node, evaluation) in known where node.evaluation == evaluation { node.invalidate() }
    }
  }

  private static func areEqual(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Equatable else { return false }
    func isEqual<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    return isEqual(a)
  }
}

/// A weak reference to a node, with the number of the evaluation in which the node read a value.
struct WeakNode {
  private let reference: NodeReference
  let evaluation: Int
  var node: _ViewNode? { reference.node }

  @MainActor
  init(_ node: _ViewNode) { (reference, evaluation) = (node.reference, node.evaluation) }
}

/// A property wrapper for a value that is stored in the view graph. The view's body is reevaluated when the value
/// changes.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue value: Value) { initial = value }
  /// Creates a state with an initial value.
  public init(initialValue value: Value) { initial = value }

  /// The state's value. Until the view is part of the view graph, the property returns the initial value and ignores
  /// new values.
  public var wrappedValue: Value {
    get { box?.current ?? initial }
    nonmutating set {
      if let box {
        box.set(newValue)
      } else {
        Report.once("Set the @State of \(Value.self) outside of a shown view; it is lost.")
      }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(source: box, get: { box.current }, set: { box.set($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: GraphProperty {
  mutating func bind(_ slot: inout AnyObject?, _ node: _ViewNode) {
    if let known = slot as? StateBox<Value> {
      box = known
    } else {
      let new = StateBox(initial)
      (slot, box) = (new, new)
    }
  }
}
