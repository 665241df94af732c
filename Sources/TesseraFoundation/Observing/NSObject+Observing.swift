// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Observing of properties. The members are a protocol's, as Foundation's class takes no overridable ones from other
// modules; a class may declare its own under the same names.

public import Foundation

/// What can be observed: every NSObject.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

/// Classes whose `observeValue(forKeyPath:of:change:context:)` is called. UIKit's responders and layers are; a class
/// that derives from NSObject itself conforms, or exposes the method in its record.
public protocol KeyValueObserver: AnyObject {
  /// Called when a value has changed, and before where the observer asked for `.prior`.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// Observers of the main actor, whose method is called without a look at the thread, as Objective-C does. An
/// observed property that another thread sets is told there.
package protocol MainActorKeyValueObserver: AnyObject {
  /// As `KeyValueObserver` has it.
  @MainActor func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension _KeyValueCodingAndObserving {
  /// Calls a handler when a property is set, until the result is invalidated or released.
  ///
  ///     observation = scrollView.observe(\.contentOffset, options: [.old, .new]) { scrollView, change in … }
  ///
  /// Properties tell that UIKit changes itself, and those of your classes whose setters call `willChangeValue` and
  /// `didChangeValue`; the porting tool has `@objc dynamic` ones do so.
  ///
  /// - Note: Differs from UIKit: the handler is called before an override's own `didSet` and after the setter of the
  ///   class that declares the property. A key path may go over one object (`\.view.frame`), not over an optional
  ///   one with a question mark. Properties that UIKit changes tell where its documentation says that they can be
  ///   observed, and where view code observes them anyway; others are silent.
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
  /// kept.
  ///
  /// - Parameters:
  ///   - observer: What is called.
  ///   - keyPath: The name of a property, or names with dots between them over objects: `layer.bounds`.
  ///   - options: Which values the change holds, and whether the first is told at once.
  ///   - context: Handed on to the observer.
  /// - Note: Differs from UIKit: an observer that has died is not called any more.
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
        KeyValues.call(observer, keyPath, object, change, context)
      })
    observation.path = keyPath
    observation.isUnexposed = key == nil
    KeyObservers.shared.add(observation, to: self)
  }

  /// Ends the calls for a key path. Where the observer was added several times, the last one ends. An observer that was
  /// not added ends the process.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValues.remove(observer, keyPath, from: self) { _ in true }
  }

  /// Ends the calls for a key path with a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyValues.remove(observer, keyPath, from: self) { $0.context == context }
  }

  /// Returns the names of the properties with which a computed one changes: none.
  ///
  /// - Note: Differs from UIKit: the porting tool reads the names in a class's own method, and in methods like
  ///   `keyPathsForValuesAffectingFullName()`; nothing calls them.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// What an observer is called by. This one is for classes that have none of their own, and ends the process.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValues.raiseUnhandled(self, keyPath, object, change, context)
  }

  /// To be called before a property changes that does not say so itself.
  public func willChangeValue(forKey key: String) {
    guard KeyValues.areObserved else { return }
    KeyValues.willChange(self, manually: KeyValues.match(key, of: self))
  }

  /// To be called after a property has changed, once for each `willChangeValue(forKey:)`.
  public func didChangeValue(forKey key: String) {
    guard KeyValues.areObserved else { return }
    KeyValues.didChange(self, manually: KeyValues.match(key, of: self))
  }

  /// To be called before a property changes that does not say so itself.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard KeyValues.areObserved else { return }
    KeyValues.willChange(self, manually: KeyValues.match(keyPath, of: self))
  }

  /// To be called after a property has changed, once for each `willChangeValue(for:)`.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard KeyValues.areObserved else { return }
    KeyValues.didChange(self, manually: KeyValues.match(keyPath, of: self))
  }
}
