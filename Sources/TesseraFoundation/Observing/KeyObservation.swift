// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// One change of a property, with the values that were asked for.
struct KeyChange {
  /// The value before, nil where it was not asked for. A property that is nil reads as an optional in here.
  var old: Any?
  /// The value after.
  var new: Any?
  var isPrior = false
}

/// One observer of one property of one object.
final class KeyObservation: @unchecked Sendable {
  /// A change that has begun.
  struct Pending {
    let old: Any?
    /// Whether it is told even where the value stays the same: it is for a property that was set, but not for one
    /// that depends on it.
    let isSet: Bool
    /// How many changes inside each other it stands for.
    var depth = 1
  }

  /// The name of the property; nil where its class exposes none.
  let name: String?
  /// The property as a key path; nil where only the name is known.
  let identity: KeyIdentity?
  let options: NSKeyValueObservingOptions
  /// Whether the property has a name that its class does not expose.
  var isUnexposed = false
  /// The key path as the observer named it.
  var path: String?
  /// Who removes it; told apart by address while it is destroyed.
  let observer: ObjectIdentifier?
  let context: UnsafeMutableRawPointer?
  private let read: (AnyObject) -> Any
  private let handler: (AnyObject, KeyChange) -> Void

  // Under the lock of KeyObservers.
  var pending: [Pending] = []
  var isRemoved = false
  /// What goes on behind the property: the observation of the object that it holds.
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

  /// Returns the value before a change: read where it is to be told or compared.
  func oldValue(of object: AnyObject, isSet: Bool) -> Any? {
    options.contains(.old) || !isSet ? read(object) : nil
  }

  func tellInitial(_ object: AnyObject) {
    handler(object, KeyChange(new: options.contains(.new) ? read(object) : nil))
  }

  func tellPrior(_ object: AnyObject, _ change: Pending) {
    handler(object, KeyChange(old: options.contains(.old) ? change.old : nil, isPrior: true))
  }

  /// Tells of a change that has ended, unless it left a dependent value as it was.
  func tell(_ object: AnyObject, _ change: Pending) {
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
