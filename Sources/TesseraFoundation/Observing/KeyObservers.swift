// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The table of key-value observers. It is used only if there are observers. Otherwise, setting a UIKit property only
// tests `KeyValues.areObserved`.
//
//     set: frame ──► willChange ──┐ old values are read
//                    layer.bounds │ nested changes are coalesced
//                    layer.position
//                    didChange  ──┘ new values are read, observers notified

import Foundation

/// The functions that property setters call to notify key-value observers.
package enum KeyValues {
  /// Whether any object is observed. Read without a lock. If an observer is added while another thread sets a
  /// property, it is undefined whether the observer is notified.
  package nonisolated(unsafe) fileprivate(set) static var areObserved = false

  /// Calls a closure that sets one property and may change others. Observers of `key` are always notified. Observers
  /// of `others` are notified only if the value has changed. Nested changes to these properties are coalesced into
  /// this change.
  package static func change<Result>(
    _ object: AnyObject, key: String?, affecting others: [String] = [], body: () -> Result
  ) -> Result {
    guard areObserved else { return body() }
    willChange(object, key, affecting: others)
    defer { didChange(object, key, affecting: others) }
    return body()
  }

  /// Begins a change. Called by the `willSet` observer of a stored property.
  @inline(__always) package static func willSet(_ object: AnyObject, _ key: String) {
    if areObserved { willChange(object, key) }
  }

  /// Ends a change. Called by the `didSet` observer of a stored property.
  @inline(__always) package static func didSet(_ object: AnyObject, _ key: String) {
    if areObserved { didChange(object, key) }
  }

  /// Begins a change, like the first half of `change`.
  package static func willChange(_ object: AnyObject, _ key: String?, affecting others: [String] = []) {
    let changing = KeyObservers.shared.observations(of: object) { $0.name == key || others.contains($0.name ?? "") }
    KeyObservers.shared.begin(changing, of: object, nests: true) { $0.name == key }
  }

  /// Ends a change, like the second half of `change`.
  package static func didChange(_ object: AnyObject, _ key: String?, affecting others: [String] = []) {
    let changed = KeyObservers.shared.observations(of: object) { $0.name == key || others.contains($0.name ?? "") }
    KeyObservers.shared.end(changed, of: object)
  }
}

/// The observations of all objects.
final class KeyObservers: @unchecked Sendable {
  static let shared = KeyObservers()

  private struct Observed {
    weak var object: AnyObject?
    var observations: [KeyObservation] = []
  }

  private let lock = NSLock()
  private var objects: [ObjectIdentifier: Observed] = [:]
  /// The number of observed objects at which deallocated objects are removed from the table.
  private var limit = 16

  // MARK: Observers

  func add(_ observation: KeyObservation, to object: AnyObject) {
    if observation.options.contains(.initial) { observation.notifyInitial(object) }
    let key = ObjectIdentifier(object)
    let (stale, all) = lock.withLock { () -> (Observed?, [ObjectIdentifier: Observed]?) in
      // An entry with a different object is for a deallocated object that had the same address.
      let stale = objects[key].flatMap { $0.object === object ? nil : $0 }
      if stale != nil { objects[key] = nil }
      objects[key, default: Observed(object: object)].observations.append(observation)
      KeyValues.areObserved = true
      return (stale, objects.count > limit ? objects : nil)
    }
    // Calling a handler or checking whether an object is alive may release the last reference to an object whose
    // deinitializer calls this type. Therefore, neither is done while the lock is held.
    withExtendedLifetime(stale) {}
    if let all { removeDead(all.filter { $0.value.object == nil }) }
  }

  private func removeDead(_ dead: [ObjectIdentifier: Observed]) {
    lock.withLock {
      // A new object that now has the same address has a different list, which must not be removed.
      for (key, old) in dead where objects[key]?.observations.first === old.observations.first { objects[key] = nil }
      limit = max(16, 2 * objects.count)
    }
  }

  /// Removes and returns the most recently added observation that satisfies a condition. The object may be
  /// deallocating.
  @discardableResult
  func remove(from object: ObjectIdentifier, where condition: (KeyObservation) -> Bool) -> KeyObservation? {
    lock.withLock {
      guard let index = objects[object]?.observations.lastIndex(where: condition) else { return nil }
      let removed = objects[object]?.observations.remove(at: index)
      removed?.isRemoved = true
      if objects[object]?.observations.isEmpty == true { objects[object] = nil }
      KeyValues.areObserved = !objects.isEmpty
      return removed
    }
  }

  func observations(of object: AnyObject, where condition: (KeyObservation) -> Bool) -> [KeyObservation] {
    lock.withLock {
      guard let observed = objects[ObjectIdentifier(object)], observed.object === object else { return [] }
      return observed.observations.filter(condition)
    }
  }

  // MARK: Changes

  /// Begins a change by storing the old values.
  ///
  /// - Parameter nests: Whether nested changes of the same property are coalesced.
  func begin(
    _ observations: [KeyObservation], of object: AnyObject, nests: Bool, isSet: (KeyObservation) -> Bool
  ) {
    for observation in observations {
      let isSet = isSet(observation)
      if nests, join(observation) { continue }
      let change = KeyObservation.Pending(
        old: observation.oldValue(of: object, isSet: isSet), isSet: isSet)
      lock.withLock { observation.pending.append(change) }
      if observation.options.contains(.prior), !observation.isRemoved { observation.notifyPrior(object, change) }
    }
  }

  /// Merges a nested change into the pending change of the same property. Returns false if no change is pending.
  private func join(_ observation: KeyObservation) -> Bool {
    lock.withLock {
      guard let last = observation.pending.indices.last else { return false }
      observation.pending[last].depth += 1
      return true
    }
  }

  /// Ends a change and notifies the observers.
  func end(_ observations: [KeyObservation], of object: AnyObject) {
    for observation in observations {
      let change: KeyObservation.Pending? = lock.withLock {
        // An observer that was added during the change is not notified of the change.
        guard let last = observation.pending.indices.last else { return nil }
        observation.pending[last].depth -= 1
        return observation.pending[last].depth == 0 ? observation.pending.removeLast() : nil
      }
      if let change, !observation.isRemoved { observation.notify(object, change) }
    }
  }
}
