// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The nodes that depend on a user defaults key.
private final class DefaultsBox: @unchecked Sendable {
  let store: UserDefaults
  let key: String
  private var readers: [ObjectIdentifier: WeakNode] = [:]

  /// Accessed only on the main thread.
  nonisolated(unsafe) private static var boxes: [String: DefaultsBox] = [:]

  private init(_ store: UserDefaults, _ key: String) { (self.store, self.key) = (store, key) }

  static func box(_ store: UserDefaults, _ key: String) -> DefaultsBox {
    let name = "\(UInt(bitPattern: ObjectIdentifier(store).hashValue)) \(key)"
    if let known = boxes[name] { return known }
    let new = DefaultsBox(store, key)
    boxes[name] = new
    return new
  }

  func noteReader() {
    guard MainActorQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      guard let node = ViewGraph.current, readers[ObjectIdentifier(node)]?.node !== node else { return }
      readers[ObjectIdentifier(node)] = WeakNode(node)
    }
  }

  func notify() {
    MainActorQueue.perform { [self] in
      for reader in readers.values { reader.node?.invalidate() }
      readers = readers.filter { $0.value.node != nil }
    }
  }
}

/// A property wrapper for a user defaults value. The view's body is reevaluated when the value is set through an
/// `AppStorage`.
///
/// - Note: Differs from SwiftUI: changes made directly in user defaults are visible only after the next evaluation.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let ownStore: UserDefaults?
  private let read: (UserDefaults, String) -> Value?
  private let write: (UserDefaults, String, Value) -> Void
  private var box: DefaultsBox?

  private init(
    _ initial: Value, key: String, store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value?,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    (self.initial, self.key, ownStore, self.read, self.write) = (initial, key, store, read, write)
  }

  private init(stored initial: Value, key: String, store: UserDefaults?) {
    self.init(
      initial, key: key, store: store, read: { $0.object(forKey: $1) as? Value }, write: { $0.set($2, forKey: $1) })
  }

  private var currentBox: DefaultsBox { box ?? DefaultsBox.box(ownStore ?? .standard, key) }

  /// The stored value.
  public var wrappedValue: Value {
    get {
      let box = currentBox
      box.noteReader()
      return read(box.store, key) ?? initial
    }
    nonmutating set {
      let box = currentBox
      if MainActorQueue.isCurrent { MainActor.assumeIsolated { Motion.willChange() } }
      write(box.store, key, newValue)
      box.notify()
    }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    Binding(source: currentBox, get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage: GraphProperty {
  mutating func bind(_ slot: inout AnyObject?, _ node: _ViewNode) {
    box = DefaultsBox.box(ownStore ?? node.environment[DefaultsKey.self] ?? .standard, key)
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
  /// Creates a property for a Boolean.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(stored: wrappedValue, key: key, store: store)
  }
  /// Creates a property for an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(stored: wrappedValue, key: key, store: store)
  }
  /// Creates a property for a floating-point number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(stored: wrappedValue, key: key, store: store)
  }
  /// Creates a property for a string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(stored: wrappedValue, key: key, store: store)
  }
  /// Creates a property for data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(stored: wrappedValue, key: key, store: store)
  }
  /// Creates a property for a date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(stored: wrappedValue, key: key, store: store)
  }
  /// Creates a property for a URL.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      wrappedValue, key: key, store: store, read: { $0.string(forKey: $1).flatMap(URL.init(string:)) },
      write: { $0.set($2.absoluteString, forKey: $1) })
  }
  /// Creates a property for a value with an integer raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      wrappedValue, key: key, store: store, read: { ($0.object(forKey: $1) as? Int).flatMap(Value.init(rawValue:)) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
  /// Creates a property for a value with a string raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      wrappedValue, key: key, store: store, read: { $0.string(forKey: $1).flatMap(Value.init(rawValue:)) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<V>(optional key: String, _ store: UserDefaults?) where Value == V? {
    self.init(
      nil, key: key, store: store, read: { $0.object(forKey: $1) as? V },
      write: { if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) } })
  }
  /// Creates a property for an optional Boolean.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(optional: key, store) }
  /// Creates a property for an optional integer.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(optional: key, store) }
  /// Creates a property for an optional floating-point number.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(optional: key, store) }
  /// Creates a property for an optional string.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(optional: key, store) }
  /// Creates a property for optional data.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(optional: key, store) }
}

fileprivate struct DefaultsKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension View {
  /// Sets the default user defaults store for `AppStorage` properties.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    transformEnvironment(\.appStorageDefaults) { $0 = store }
  }
}

extension EnvironmentValues {
  fileprivate var appStorageDefaults: UserDefaults? {
    get { self[DefaultsKey.self] }
    set { self[DefaultsKey.self] = newValue }
  }
}
