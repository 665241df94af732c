// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Who observes what. Setters of UIKit's properties ask `KeyValues.areObserved` and nothing else, so that a program
// without observers pays one test for each; only with one the table is looked into.
//
//   set: frame ──► willChange ──┐ the values before are read
//                  layer.bounds │ changes inside are part of the outer one
//                  layer.position
//                  didChange  ──┘ the values after are read, observers told

import Foundation

/// What setters call.
package enum KeyValues {
  /// Whether any object is observed. Read without a lock: whoever adds an observer while another thread sets the value
  /// cannot know which comes first.
  package nonisolated(unsafe) fileprivate(set) static var areObserved = false

  /// Runs a body that sets one property and with it may change others. Observers of the property are told in any
  /// case, those of the others where their value is another afterwards. Changes of the same properties inside of the
  /// body are part of this one.
  package static func change<Result>(
    _ object: AnyObject, _ key: String?, affecting others: [String] = [], _ body: () -> Result
  ) -> Result {
    guard areObserved else { return body() }
    willChange(object, key, affecting: others)
    defer { didChange(object, key, affecting: others) }
    return body()
  }

  /// What a stored property's `willSet` calls.
  @inline(__always) package static func willSet(_ object: AnyObject, _ key: String) {
    if areObserved { willChange(object, key) }
  }

  /// What its `didSet` calls.
  @inline(__always) package static func didSet(_ object: AnyObject, _ key: String) {
    if areObserved { didChange(object, key) }
  }

  /// The first half of `change`, for `willSet`.
  package static func willChange(_ object: AnyObject, _ key: String?, affecting others: [String] = []) {
    let changing = KeyObservers.shared.observations(of: object) { $0.name == key || others.contains($0.name ?? "") }
    KeyObservers.shared.begin(changing, of: object, nests: true) { $0.name == key }
  }

  /// The second half, for `didSet`.
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
  /// With more observed objects than this, the dead ones are looked for.
  private var limit = 16

  // MARK: Observers

  func add(_ observation: KeyObservation, to object: AnyObject) {
    if observation.options.contains(.initial) { observation.tellInitial(object) }
    let key = ObjectIdentifier(object)
    let (stale, all) = lock.withLock { () -> (Observed?, [ObjectIdentifier: Observed]?) in
      // Something else was at the same address before.
      let stale = objects[key].flatMap { $0.object === object ? nil : $0 }
      if stale != nil { objects[key] = nil }
      objects[key, default: Observed(object: object)].observations.append(observation)
      KeyValues.areObserved = true
      return (stale, objects.count > limit ? objects : nil)
    }
    // Handlers may hold the last reference to something whose deinitialiser comes back here, as may whoever asks
    // whether an object lives: neither happens under the lock.
    withExtendedLifetime(stale) {}
    if let all { removeDead(all.filter { $0.value.object == nil }) }
  }

  private func removeDead(_ dead: [ObjectIdentifier: Observed]) {
    lock.withLock {
      // Where another object has come to the address meanwhile, it has another list.
      for (key, old) in dead where objects[key]?.observations.first === old.observations.first { objects[key] = nil }
      limit = max(16, 2 * objects.count)
    }
  }

  /// Removes the observation that was added last of those that the condition holds for. The object may be dying.
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

  /// Notes the values before a change.
  ///
  /// - Parameter nests: Whether a change within another of the same property is part of that one.
  func begin(
    _ observations: [KeyObservation], of object: AnyObject, nests: Bool, isSet: (KeyObservation) -> Bool
  ) {
    for observation in observations {
      let isSet = isSet(observation)
      if nests, join(observation) { continue }
      let change = KeyObservation.Pending(
        old: observation.oldValue(of: object, isSet: isSet), isSet: isSet)
      lock.withLock { observation.pending.append(change) }
      if observation.options.contains(.prior), !observation.isRemoved { observation.tellPrior(object, change) }
    }
  }

  /// Makes a change part of the one that is under way. That one decides whether it is told.
  private func join(_ observation: KeyObservation) -> Bool {
    lock.withLock {
      guard let last = observation.pending.indices.last else { return false }
      observation.pending[last].depth += 1
      return true
    }
  }

  /// Tells the observers of a change that has begun.
  func end(_ observations: [KeyObservation], of object: AnyObject) {
    for observation in observations {
      let change: KeyObservation.Pending? = lock.withLock {
        // An observer that was added during the change is not told of it.
        guard let last = observation.pending.indices.last else { return nil }
        observation.pending[last].depth -= 1
        return observation.pending[last].depth == 0 ? observation.pending.removeLast() : nil
      }
      if let change, !observation.isRemoved { observation.tell(object, change) }
    }
  }
}
