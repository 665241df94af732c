// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Observation of key paths through other objects, such as `view.frame`. The objects along the path are also observed.
// If one of them is replaced, the new object is observed instead.

import Foundation

/// The observations of the properties that follow the first property of a key path.
final class KeyRelation: @unchecked Sendable {
  private let names: [Substring]
  private let options: NSKeyValueObservingOptions
  private let read: (AnyObject) -> Any
  private let handler: (AnyObject, KeyChange) -> Void
  private weak var root: AnyObject?
  private let lock = NSLock()
  private var links: [(object: ObjectIdentifier, observation: KeyObservation)] = []

  /// Creates the observations of a path. Call `observeCurrentObjects()` to start observing.
  ///
  /// - Parameters:
  ///   - path: At least two names separated by dots.
  ///   - read: Returns the value of the last property, given the root object.
  init(
    _ path: String, of root: AnyObject, options: NSKeyValueObservingOptions, read: @escaping (AnyObject) -> Any,
    handler: @escaping (AnyObject, KeyChange) -> Void
  ) {
    names = path.split(separator: ".")
    (self.root, self.read, self.handler) = (root, read, handler)
    self.options = options.subtracting(.initial)
  }

  /// Observes the current objects along the path.
  func observeCurrentObjects() {
    invalidate()
    guard var object = root else { return }
    for (index, name) in names.enumerated().dropFirst() {
      guard let next = KeyValueCoding.read(String(names[index - 1]), of: object) else { return }
      object = next as AnyObject
      observe(String(name), of: object, isLast: index == names.count - 1)
    }
  }

  func invalidate() {
    let ended = lock.withLock {
      defer { links = [] }
      return links
    }
    for link in ended { KeyObservers.shared.remove(from: link.object) { $0 === link.observation } }
  }

  private func observe(_ name: String, of object: AnyObject, isLast: Bool) {
    let key = ExposedKeys.key(name, of: type(of: object))
    let observation = KeyObservation(
      name: key?.name ?? name, identity: key?.identity, options: options,
      read: { [weak self] object in
        guard let self, let root else { return object }
        return read(root)
      },
      handler: { [weak self] _, change in
        guard let self, let root else { return }
        if !isLast, !change.isPrior { observeCurrentObjects() }
        handler(root, change)
      })
    lock.withLock { links.append((ObjectIdentifier(object), observation)) }
    KeyObservers.shared.add(observation, to: object)
  }
}
