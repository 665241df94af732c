// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A reference to a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The storage of the value, used to compare bindings. Nil if the storage is unknown.
  let source: AnyObject?
  private let path: AnyKeyPath?
  private let get: () -> Value
  private let set: (Value) -> Void
  /// The setter that receives the transaction, or nil.
  private var setInTransaction: ((Value, Transaction) -> Void)?
  /// Whether changes use the binding's own transaction rather than the current one.
  private var hasTransaction = false
  /// The transaction for changes made through the binding.
  public var transaction = Transaction() { didSet { hasTransaction = true } }

  init(source: AnyObject?, path: AnyKeyPath? = nil, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.source = source
    self.path = path
    self.get = get
    self.set = set
  }

  /// Creates a binding from closures that read and write the value.
  @preconcurrency
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(source: nil, get: get, set: set)
  }

  /// Creates a binding from closures that read and write the value. The setter receives the transaction.
  @preconcurrency
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(source: nil, get: get, set: { set($0, Transaction.ambient ?? Transaction()) })
    setInTransaction = set
  }

  /// Creates a binding from the projected value of another binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to a constant value.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(source: nil, get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      guard hasTransaction else { return set(newValue) }
      transaction.perform { if let setInTransaction { setInTransaction(newValue, transaction) } else { set(newValue) } }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let whole = path.map { $0.appending(path: keyPath) } ?? keyPath
    let set = hasTransaction ? { wrappedValue = $0 } : set
    return Binding<Subject>(
      source: whole == nil ? nil : source, path: whole, get: { get()[keyPath: keyPath] },
      set: {
        var value = get()
        value[keyPath: keyPath] = $0
        set(value)
      })
  }

  /// Creates a binding to an optional from a binding to its wrapped value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      source: base.source, path: base.path, get: { base.wrappedValue },
      set: { if let new = $0 { base.wrappedValue = new } })
  }

  /// Creates a binding to the wrapped value of an optional, or nil if the optional is nil.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    self.init(
      source: base.source, path: base.path, get: { base.wrappedValue ?? current }, set: { base.wrappedValue = $0 })
  }

  /// Creates a binding to a type-erased hashable value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      source: base.source, get: { AnyHashable(base.wrappedValue) },
      set: { if let new = $0.base as? V { base.wrappedValue = new } })
  }

  /// Returns a binding whose changes use a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var result = self
    result.transaction = transaction
    return result
  }

  /// Returns a binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: GraphProperty {
  mutating func bind(_ slot: inout AnyObject?, _ node: _ViewNode) {}

  /// Returns whether two bindings refer to the same property of the same storage. Passing an equal binding to a view
  /// does not reevaluate its body. A body that reads a binding is reevaluated when the storage changes.
  nonisolated static func areSame(_ old: Binding, _ new: Binding) -> Bool {
    old.source != nil && old.source === new.source && old.path == new.path
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's identifier.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element of the collection.
  public typealias Element = Binding<Value.Element>
}

extension Binding: Collection where Value: MutableCollection {
  /// An index of the underlying collection.
  public typealias Index = Value.Index
  /// The indices of the underlying collection.
  public typealias Indices = Value.Indices
  /// The index of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of the collection.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the index after another index.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// A binding to the element at an index.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      source: nil, get: { wrappedValue[position] },
      set: {
        var value = wrappedValue
        value[position] = $0
        wrappedValue = value
      })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// Returns the index before another index.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
