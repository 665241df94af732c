// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Key-value observing. The methods are declared in a protocol extension, because other modules can't add overridable
// methods to Foundation's NSObject. A class may declare methods with the same names.

public import Foundation

/// An object that supports key-value coding and observing. All NSObject classes conform.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

/// A class that implements `observeValue(forKeyPath:of:change:context:)`. UIKit's responders and layers conform. A
/// direct subclass of NSObject must either conform or expose the method in its record (see ExposedMethods.swift).
public protocol KeyValueObserver: AnyObject {
  /// Called after a value changes. If the observer requested `.prior`, also called before the change.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// An observer whose method is isolated to the main actor. As in Objective-C, the method is called on the thread that
/// sets the property, without checking that it is the main thread.
package protocol MainActorKeyValueObserver: AnyObject {
  /// Called after a value changes, like the method of `KeyValueObserver`.
  @MainActor func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension _KeyValueCodingAndObserving {
  /// Calls a handler when a property is set, until the returned observation is invalidated or deallocated.
  ///
  ///     observation = scrollView.observe(\.contentOffset, options: [.old, .new]) { scrollView, change in … }
  ///
  /// Notifications are sent for properties that UIKit changes and for properties of custom classes whose setters call
  /// `willChangeValue` and `didChangeValue`. The porting tool adds these calls to `@objc dynamic` properties.
  ///
  /// - Note: Differs from UIKit: the handler is called after the setter of the class that declares the property and
  ///   before the `didSet` of an override. A key path may contain one intermediate object (`\.view.frame`) but no
  ///   optional chaining. Properties that UIKit changes send notifications only if UIKit's documentation declares
  ///   them as observable or if view code commonly observes them.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let identity = KeyIdentity(keyPath)
    let name = identity.flatMap { ExposedKeys.name(of: keyPath, $0, in: type(of: self)) }
    let observation = KeyValues.observation(
      of: self, name: name, identity: identity, options: options,
      read: { unsafeDowncast($0, to: Self.self)[keyPath: keyPath] },
      handler: { object, change in
        changeHandler(
          unsafeDowncast(object, to: Self.self),
          NSKeyValueObservedChange(
            kind: .setting, newValue: change.new.flatMap { $0 as? Value },
            oldValue: change.old.flatMap { $0 as? Value },
            indexes: nil, isPrior: change.isPrior))
      })
    return NSKeyValueObservation(observation, of: self)
  }

  /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` when a property is set. The observer is not
  /// retained.
  ///
  /// - Parameters:
  ///   - observer: The object to notify.
  ///   - keyPath: The name of a property, or a key path through other objects, such as `layer.bounds`.
  ///   - options: Options that determine the values and notifications that the observer receives.
  ///   - context: A pointer that is passed to the observer.
  /// - Note: Differs from UIKit: a deallocated observer is no longer notified.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let first = String(keyPath.prefix { $0 != "." })
    let key = ExposedKeys.key(first, of: type(of: self))
    let name = (key?.name ?? first) + keyPath.dropFirst(first.count)
    let observation = KeyValues.observation(
      of: self, name: name, identity: name == key?.name ? key?.identity : nil, options: options, observer: observer,
      context: context, read: { KeyValueCoding.read(keyPath, of: $0) as Any },
      handler: { [weak observer] object, change in
        guard let observer else { return }
        KeyValues.callObserver(observer, keyPath: keyPath, of: object, change: change, context: context)
      })
    observation.path = keyPath
    observation.isUnexposed = key == nil
    KeyObservers.shared.add(observation, to: self)
  }

  /// Removes an observer of a key path. If the observer was added several times, removes the most recent observation.
  /// Terminates the process if the observer was not added.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValues.remove(observer, keyPath, from: self) { _ in true }
  }

  /// Removes an observer of a key path that was added with a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyValues.remove(observer, keyPath, from: self) { $0.context == context }
  }

  /// Returns the key paths of the properties that a computed property depends on. Always returns an empty set.
  ///
  /// - Note: Differs from UIKit: overrides of this method and methods such as `keyPathsForValuesAffectingFullName()`
  ///   are never called. Instead, the porting tool reads the key paths from their source code.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Terminates the process. Observers must implement this method.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValues.raiseUnhandled(self, keyPath: keyPath, of: object, change: change, context: context)
  }

  /// Notifies observers that a property is about to change. Call this method for properties that don't send
  /// notifications themselves.
  public func willChangeValue(forKey key: String) {
    guard KeyValues.areObserved else { return }
    KeyValues.willChange(self, manually: KeyValues.match(key, of: self))
  }

  /// Notifies observers that a property has changed. Must be called once for each `willChangeValue(forKey:)`.
  public func didChangeValue(forKey key: String) {
    guard KeyValues.areObserved else { return }
    KeyValues.didChange(self, manually: KeyValues.match(key, of: self))
  }

  /// Notifies observers that a property is about to change. Call this method for properties that don't send
  /// notifications themselves.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard KeyValues.areObserved else { return }
    KeyValues.willChange(self, manually: KeyValues.match(keyPath, of: self))
  }

  /// Notifies observers that a property has changed. Must be called once for each `willChangeValue(for:)`.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard KeyValues.areObserved else { return }
    KeyValues.didChange(self, manually: KeyValues.match(keyPath, of: self))
  }
}
