// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// One change of a property, with the requested values.
struct KeyChange {
  /// The old value, or nil if it was not requested. For a property that is nil, this is a nested optional.
  var old: Any?
  var new: Any?
  var isPrior = false
}

/// One observer of one property of one object.
final class KeyObservation: @unchecked Sendable {
  /// A change that has begun.
  struct Pending {
    let old: Any?
    /// Whether the observer is notified even if the value stays the same: true for a property that was set, false for one that
    /// depends on it.
    let isSet: Bool
    /// The number of nested changes.
    var depth = 1
  }

  /// The name of the property, or nil if its class exposes none.
  let name: String?
  /// The property as a key path, or nil if only the name is known.
  let identity: KeyIdentity?
  let options: NSKeyValueObservingOptions
  /// Whether the property has a name that its class does not expose.
  var isUnexposed = false
  /// The key path as specified by the observer.
  var path: String?
  /// The identity of the observer, which also identifies it while it is deallocated.
  let observer: ObjectIdentifier?
  let context: UnsafeMutableRawPointer?
  private let read: (AnyObject) -> Any
  private let handler: (AnyObject, KeyChange) -> Void

  // Guarded by the lock of KeyObservers.
  var pending: [Pending] = []
  var isRemoved = false
  /// The observation of the object that the property contains, for longer paths.
  var relation: KeyRelation?

  init(
    name: String?, identity: KeyIdentity?, options: NSKeyValueObservingOptions, observer: AnyObject? = nil,
    context: UnsafeMutableRawPointer? = nil, read: @escaping (AnyObject) -> Any,
    handler: @escaping (AnyObject, KeyChange) -> Void
  ) {
    (self.name, self.identity, self.options) = (name, identity, options)
    (self.observer, self.context) = (observer.map(ObjectIdentifier.init), context)
    (self.read, self.handler) = (read, handler)
  }

  /// Returns the value before a change, if it is needed for notification or comparison.
  func oldValue(of object: AnyObject, isSet: Bool) -> Any? {
    options.contains(.old) || !isSet ? read(object) : nil
  }

  func notifyInitial(_ object: AnyObject) {
    handler(object, KeyChange(new: options.contains(.new) ? read(object) : nil))
  }

  func notifyPrior(_ object: AnyObject, _ change: Pending) {
    handler(object, KeyChange(old: options.contains(.old) ? change.old : nil, isPrior: true))
  }

  /// Notifies the observer of a change that has ended, unless a dependent value is unchanged.
  func notify(_ object: AnyObject, _ change: Pending) {
    let new = options.contains(.new) || !change.isSet ? read(object) : nil
    if !change.isSet, let new, let old = change.old, areEqual(old, new) { return }
    handler(
      object, KeyChange(old: options.contains(.old) ? change.old : nil, new: options.contains(.new) ? new : nil))
  }

  private func areEqual(_ a: Any, _ b: Any) -> Bool {
    guard let a = a as? any Equatable else { return false }
    func equals<Value: Equatable>(_ a: Value) -> Bool { (b as? Value).map { a == $0 } ?? false }
    return equals(a)
  }
}
