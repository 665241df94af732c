// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The result of comparing an observation with a property that is changing.
enum KeyMatch {
  case none, exact
  /// The observation has only a name, and the property has only a key path, so they can't be compared. The observer
  /// is notified if the value for the name has changed.
  case possible
}

extension KeyValues {
  /// Returns an observation for a name or for a key path through other objects.
  static func observation(
    of object: AnyObject, name: String?, identity: KeyIdentity?, options: NSKeyValueObservingOptions,
    observer: AnyObject? = nil, context: UnsafeMutableRawPointer? = nil, read: @escaping (AnyObject) -> Any,
    handler: @escaping (AnyObject, KeyChange) -> Void
  ) -> KeyObservation {
    guard let name, let dot = name.firstIndex(of: ".") else {
      return KeyObservation(
        name: name, identity: identity, options: options, observer: observer, context: context, read: read,
        handler: handler)
    }
    let relation = KeyRelation(name, of: object, options: options, read: read, handler: handler)
    let observation = KeyObservation(
      name: String(name[..<dot]), identity: nil, options: options, observer: observer, context: context, read: read,
      handler: { [weak relation] object, change in
        if !change.isPrior { relation?.observeCurrentObjects() }
        handler(object, change)
      })
    observation.relation = relation
    relation.observeCurrentObjects()
    return observation
  }

  /// Removes an observer of a key path. Terminates the process if the observer was not added.
  static func remove(
    _ observer: NSObject, _ keyPath: String, from object: AnyObject, where condition: (KeyObservation) -> Bool
  ) {
    let identity = ObjectIdentifier(observer)
    let removed = KeyObservers.shared.remove(from: ObjectIdentifier(object)) {
      $0.observer == identity && $0.path == keyPath && condition($0)
    }
    guard let removed else {
      raise(
        "NSRangeException",
        "Cannot remove an observer \(address(of: observer)) for the key path \"\(keyPath)\" from "
          + "\(address(of: object)) because it is not registered as an observer.")
    }
    removed.relation?.invalidate()
  }

  /// Begins a change that a class reports with `willChangeValue`. Nested changes are not coalesced, so observers are
  /// notified of each of them.
  static func willChange(_ object: AnyObject, manually match: (KeyObservation) -> KeyMatch) {
    let changing = KeyObservers.shared.observations(of: object) { match($0) != .none }
    KeyObservers.shared.begin(changing, of: object, nests: false) { match($0) == .exact }
  }

  static func didChange(_ object: AnyObject, manually match: (KeyObservation) -> KeyMatch) {
    let changed = KeyObservers.shared.observations(of: object) { match($0) != .none }
    KeyObservers.shared.end(changed, of: object)
  }

  /// Returns a function that compares observations with the property that has a name.
  static func match(_ key: String, of object: AnyObject) -> (KeyObservation) -> KeyMatch {
    let name = ExposedKeys.key(key, of: type(of: object))?.name ?? key
    return { $0.name == name ? .exact : .none }
  }

  /// Returns a function that compares observations with the property that a key path refers to.
  static func match(_ keyPath: AnyKeyPath, of object: AnyObject) -> (KeyObservation) -> KeyMatch {
    guard let identity = KeyIdentity(keyPath) else { return { _ in .none } }
    let name = ExposedKeys.name(of: keyPath, identity, in: type(of: object))
    return {
      if $0.identity == identity || name != nil && $0.name == name { return .exact }
      return name == nil && $0.identity == nil && $0.isUnexposed ? .possible : .none
    }
  }

  /// Calls an observer's `observeValue` method.
  static func callObserver(
    _ observer: NSObject, keyPath: String, of object: AnyObject, change: KeyChange,
    context: UnsafeMutableRawPointer?
  ) {
    let values = dictionary(change)
    if let observer = observer as? any KeyValueObserver {
      return observer.observeValue(forKeyPath: keyPath, of: object, change: values, context: context)
    }
    if let observer = observer as? any MainActorKeyValueObserver {
      nonisolated(unsafe) let (observer, object, values, context) = (observer, object, values, context)
      let tell: @MainActor () -> Void = {
        observer.observeValue(forKeyPath: keyPath, of: object, change: values, context: context)
      }
      return withoutActuallyEscaping(tell) { unsafeBitCast($0, to: (() -> Void).self)() }
    }
    let method = ExposedMethods.method("observeValueForKeyPath:ofObject:change:context:", of: type(of: observer))
    guard let method else { raiseUnhandled(observer, keyPath: keyPath, of: object, change: values, context: context) }
    _ = method.call(observer, [keyPath, object, values, context])
  }

  private static func dictionary(_ change: KeyChange) -> [NSKeyValueChangeKey: Any] {
    var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if let new = change.new { values[.newKey] = KeyValueCoding.flattened(new) ?? NSNull() }
    if let old = change.old { values[.oldKey] = KeyValueCoding.flattened(old) ?? NSNull() }
    if change.isPrior { values[.notificationIsPriorKey] = true }
    return values
  }

  /// Terminates the process because an observer does not implement `observeValue`.
  package static func raiseUnhandled(
    _ observer: AnyObject, keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) -> Never {
    raise(
      "NSInternalInconsistencyException",
      """
      \(address(of: observer)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.
      Key path: \(keyPath ?? "nil")
      Observed object: \(object.map { address(of: $0 as AnyObject) } ?? "nil")
      Change: \(change ?? [:])
      Context: \(context.map { "\($0)" } ?? "0x0")
      """)
  }

  /// Returns an object's class and address, such as `<Player 0x600000c04180>`.
  static func address(of object: AnyObject) -> String {
    "<\(type(of: object)) 0x\(String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16))>"
  }
}
