// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A change to a property, with the values that the observer requested.
struct KeyChange {
  /// The old value, or nil if it was not requested. If the property was nil, this is a nested optional.
  var old: Any?
  var new: Any?
  var isPrior = false
}

/// An observation of one property of one object by one observer.
final class KeyObservation: @unchecked Sendable {
  /// A change that has begun but not ended.
  struct Pending {
    let old: Any?
    /// Whether the observer is notified even if the value is unchanged. True for a property that is set, and false
    /// for a property that depends on the property being set.
    let isSet: Bool
    /// The nesting depth of changes to the same property.
    var depth = 1
  }

  /// The property's name, or nil if the class does not expose the property.
  let name: String?
  /// The identity of the property's key path, or nil if the observer specified only a name.
  let identity: KeyIdentity?
  let options: NSKeyValueObservingOptions
  /// Whether the observer specified a name that the class does not expose.
  var isUnexposed = false
  /// The key path string that the observer specified.
  var path: String?
  /// The observer's identity, which remains valid while the observer is being deallocated.
  let observer: ObjectIdentifier?
  let context: UnsafeMutableRawPointer?
  private let read: (AnyObject) -> Any
  private let handler: (AnyObject, KeyChange) -> Void

  // Protected by the lock of KeyObservers.
  var pending: [Pending] = []
  var isRemoved = false
  /// The observation of the rest of a longer key path, starting at the object in the first property.
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

  /// Returns the value before a change if the observer requested it or if it is required for a comparison.
  func oldValue(of object: AnyObject, isSet: Bool) -> Any? {
    options.contains(.old) || !isSet ? read(object) : nil
  }

  func notifyInitial(_ object: AnyObject) {
    handler(object, KeyChange(new: options.contains(.new) ? read(object) : nil))
  }

  func notifyPrior(_ object: AnyObject, _ change: Pending) {
    handler(object, KeyChange(old: options.contains(.old) ? change.old : nil, isPrior: true))
  }

  /// Notifies the observer after a change has ended, unless the property is a dependent property whose value is
  /// unchanged.
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
