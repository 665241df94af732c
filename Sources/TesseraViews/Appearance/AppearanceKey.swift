// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A value that an appearance proxy applies. Objective-C records the calls to a proxy, which isn't possible in Swift.
// Instead, a proxy is an object of its class. The values set on the proxy are those that differ from an unmodified
// second object, created in the same way. A key represents one property, or one setter with parameters and all values
// set through it.

public import Foundation
public import TesseraGraphics

/// A property that appearance proxies apply.
@_spi(Tessera) @MainActor
public struct AppearanceKey {
  /// The name of the property and its class. Unique among the keys of a class.
  var name: String
  /// A closure that is called with a proxy and with its unmodified counterpart, and assigns a value that apps never
  /// use. If nil, both start with the default value.
  let unset: (@MainActor (NSObject) -> Void)?
  /// A closure that returns whether the property was set on a proxy.
  let isSet: @MainActor (AppearanceSource) -> Bool
  /// A closure that applies the property's value from the last proxy or, for a setter with parameters, the values of
  /// all proxies by parameter.
  let apply:
    @MainActor (_ sources: [AppearanceSource], _ target: NSObject, _ plain: NSObject, _ given: AnyObject?) -> AnyObject?

  /// Creates a key for a property that is accessed through closures.
  ///
  /// - Parameters:
  ///   - unset: A value that apps never use. It lets the proxy detect when an app sets the class's default value.
  ///   - fits: A closure that returns whether an object has the property. By default, all objects of the type have
  ///     it.
  public init<Target: NSObject, Value>(
    _ name: String, get: @escaping @MainActor (Target) -> Value, set: @escaping @MainActor (Target, Value) -> Void,
    isEqual: @escaping @MainActor (Value, Value) -> Bool, unset: Value? = nil,
    fits: @escaping @MainActor (Target) -> Bool = { _ in true }
  ) {
    self.name = name
    if let unset {
      self.unset = { object in
        if let object = object as? Target { set(object, unset) }
      }
    } else {
      self.unset = nil
    }
    isSet = { source in
      guard let proxy = source.proxy as? Target, let pristine = source.pristine as? Target else { return false }
      return !isEqual(get(proxy), get(pristine))
    }
    apply = { sources, target, plain, given in
      guard let source = sources.last, let proxy = source.proxy as? Target, let target = target as? Target else {
        return given
      }
      let (wanted, now) = (get(proxy), get(target))
      let given = given as? AppliedValue<Value>
      let start = [plain, source.pristine].lazy.compactMap { $0 as? Target }.first(where: fits).map(get)
      guard given.map({ isEqual($0.value, now) }) == true || start.map({ isEqual($0, now) }) == true else {
        return given
      }
      if isEqual(wanted, now) { return given ?? AppliedValue(now) }
      set(target, wanted)
      return AppliedValue(get(target))
    }
  }

  /// Creates a key for a setter with parameters, whose values are stored per parameter.
  public init<Target: NSObject, Parameter: Hashable & SendableMetatype, Value>(
    _ name: String, all: @escaping @MainActor (Target) -> [Parameter: Value],
    set: @escaping @MainActor (Target, Parameter, Value) -> Void, isEqual: @escaping @MainActor (Value, Value) -> Bool
  ) {
    self.name = name
    unset = nil
    @MainActor func difference(_ source: AppearanceSource) -> [Parameter: Value] {
      guard let proxy = source.proxy as? Target, let pristine = source.pristine as? Target else { return [:] }
      let plain = all(pristine)
      return all(proxy).filter { entry in plain[entry.key].map { !isEqual($0, entry.value) } ?? true }
    }
    isSet = { !difference($0).isEmpty }
    apply = { sources, target, plain, given in
      guard let target = target as? Target else { return given }
      let wanted = sources.reduce(into: [:]) { $0.merge(difference($1)) { _, later in later } }
      let start = (plain as? Target ?? sources.last?.pristine as? Target).map(all) ?? [:]
      var given = (given as? AppliedValue<[Parameter: Value]>)?.value ?? [:]
      for (parameter, value) in wanted {
        let now = all(target)[parameter]
        @MainActor func isNow(_ other: Value?) -> Bool {
          guard let now, let other else { return now == nil && other == nil }
          return isEqual(now, other)
        }
        guard isNow(start[parameter]) || given[parameter] != nil && isNow(given[parameter]) else { continue }
        if !isNow(value) { set(target, parameter, value) }
        given[parameter] = value
      }
      return AppliedValue(given)
    }
  }

  /// Creates a key for a property with an equatable value.
  public init<Target: NSObject, Value: Equatable & SendableMetatype>(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Value>
  ) {
    self.init(
      name, get: { (object: Target) in object[keyPath: path] },
      set: { (object: Target, value: Value) in object[keyPath: path] = value }, isEqual: { $0 == $1 })
  }

  /// Creates a key for a color property whose initial value differs between objects of the class, or that containers
  /// set and reset.
  public init<Target: NSObject>(_ name: String, color path: ReferenceWritableKeyPath<Target, UIColor?>) {
    self.init(
      name, get: { (object: Target) in object[keyPath: path] },
      set: { (object: Target, value: UIColor?) in object[keyPath: path] = value }, isEqual: { $0 == $1 },
      unset: .some(Self.noColor))
  }

  /// The placeholder color of a proxy whose color hasn't been set.
  private static let noColor = UIColor(red: 0.123, green: 0.456, blue: 0.789, alpha: 0.000_123)

  /// Creates a key for text attributes, a bar appearance, or another value compared by its contents.
  public init<Target: NSObject, Value>(
    _ name: String, contents path: ReferenceWritableKeyPath<Target, Value>
  ) {
    self.init(
      name, get: { (object: Target) in object[keyPath: path] },
      set: { (object: Target, value: Value) in object[keyPath: path] = value },
      isEqual: { AppearanceValues.areEqual($0, $1) })
  }
}

/// A proxy and an unmodified object created in the same way.
struct AppearanceSource {
  let proxy: NSObject
  let pristine: NSObject
}

/// The value most recently applied to an object by a proxy.
private final class AppliedValue<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
