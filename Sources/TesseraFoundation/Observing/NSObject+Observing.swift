// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Observing of properties. The members are in a protocol, because overridable ones cannot be added to Foundation's class from
// other modules; a class may declare its own members with the same names.

public import Foundation

/// An observable object: every NSObject.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

/// A class whose `observeValue(forKeyPath:of:change:context:)` is called. UIKit's responders and layers conform; a direct
/// subclass of NSObject must conform or expose the method in its record.
public protocol KeyValueObserver: AnyObject {
  /// Called after a value changes, and also before if the observer requested `.prior`.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// An observer on the main actor, whose method is called without checking the thread, as in Objective-C. It is called on the
/// thread that sets the property.
package protocol MainActorKeyValueObserver: AnyObject {
  /// Called like the method of `KeyValueObserver`.
  @MainActor func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension _KeyValueCodingAndObserving {
  /// Calls a handler when a property is set, until the result is invalidated or released.
  ///
  ///     observation = scrollView.observe(\.contentOffset, options: [.old, .new]) { scrollView, change in … }
  ///
  /// Notifications come from properties that UIKit itself changes, and from those of custom classes whose setters call
  /// `willChangeValue` and `didChangeValue`; the porting tool adds these calls to `@objc dynamic` properties.
  ///
  /// - Note: Differs from UIKit: the handler is called before an override's `didSet` and after the setter of the class that
  ///   declares the property. A key path may cross one object (`\.view.frame`), but may not contain optional chaining.
  ///   Properties that UIKit changes send notifications if its documentation declares them as observable, or if view code
  ///   commonly observes them; others send none.
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

  /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` when a property is set. The observer is not retained.
  ///
  /// - Parameters:
  ///   - observer: The object to call.
  ///   - keyPath: The name of a property, or names across objects separated by dots: `layer.bounds`.
  ///   - options: The values in the change, and whether there is an initial notification.
  ///   - context: Passed to the observer.
  /// - Note: Differs from UIKit: a deallocated observer is no longer called.
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

  /// Removes an observer of a key path. If it was added several times, the last one is removed. Terminates the process if it
  /// was not added.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValues.remove(observer, keyPath, from: self) { _ in true }
  }

  /// Removes an observer of a key path with a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyValues.remove(observer, keyPath, from: self) { $0.context == context }
  }

  /// Returns the names of the properties that affect a computed one. Always empty.
  ///
  /// - Note: Differs from UIKit: the porting tool reads the names in a class's override, and in methods like
  ///   `keyPathsForValuesAffectingFullName()`, which are never called.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Terminates the process. This is the default implementation, for observers that do not implement the method.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValues.raiseUnhandled(self, keyPath: keyPath, of: object, change: change, context: context)
  }

  /// Notifies observers before a change of a property that does not report its changes.
  public func willChangeValue(forKey key: String) {
    guard KeyValues.areObserved else { return }
    KeyValues.willChange(self, manually: KeyValues.match(key, of: self))
  }

  /// Notifies observers after a change of a property. Must be called once for each `willChangeValue(forKey:)`.
  public func didChangeValue(forKey key: String) {
    guard KeyValues.areObserved else { return }
    KeyValues.didChange(self, manually: KeyValues.match(key, of: self))
  }

  /// Notifies observers before a change of a property that does not report its changes.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard KeyValues.areObserved else { return }
    KeyValues.willChange(self, manually: KeyValues.match(keyPath, of: self))
  }

  /// Notifies observers after a change of a property. Must be called once for each `willChangeValue(for:)`.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard KeyValues.areObserved else { return }
    KeyValues.didChange(self, manually: KeyValues.match(keyPath, of: self))
  }
}
