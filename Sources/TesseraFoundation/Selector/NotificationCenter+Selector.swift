// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Notification observers with selectors. Foundation on Linux supports only observers with blocks. Therefore, each
// observer is a block that sends the selector, and a separate list maps observers to their blocks.

public import Foundation

extension NotificationCenter {
  /// Registers an observer for notifications with the given name and object. A nil name or object matches any. The
  /// selector is sent synchronously on the thread that posts the notification, with the notification as its argument.
  ///
  /// The observer is not retained. A deallocated observer is ignored.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let entry = SelectorObservation(observer as AnyObject, name: aName, object: anObject)
    let registered = addObserver(forName: aName, object: anObject, queue: nil) { [weak entry] notification in
      guard let observer = entry?.observer else { return }
      Messages.send(aSelector, to: observer, [notification])
    }
    entry.registration = registered
    SelectorObservations.shared.add(entry, of: self)
  }

  /// Removes all registrations of an observer. The observer may also be an object returned by
  /// `addObserver(forName:…)`.
  public func removeObserver(_ observer: AnyObject) {
    remove(observer, where: { _ in true })
    removeObserver(observer as Any)
  }

  /// Removes an observer's registrations for a name and an object. A nil name or object matches any.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    remove(observer) { $0.isAbout(aName, anObject) }
    removeObserver(observer as Any, name: aName, object: anObject)
  }

  private func remove(_ observer: AnyObject, where condition: (SelectorObservation) -> Bool) {
    for entry in SelectorObservations.shared.remove(observer, from: self, where: condition) {
      if let registration = entry.registration { removeObserver(registration as Any) }
    }
  }
}

/// A registration of one observer with a selector.
private final class SelectorObservation: @unchecked Sendable {
  weak var observer: AnyObject?
  /// The observer's identity, which remains valid after the observer is deallocated.
  let identity: ObjectIdentifier
  let name: NSNotification.Name?
  /// The identity of the notifications' sender, or nil for any sender. The sender is not retained.
  let object: ObjectIdentifier?
  /// The block observer returned by Foundation's notification center.
  var registration: (any NSObjectProtocol)?

  init(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    (self.observer, identity) = (observer, ObjectIdentifier(observer))
    (self.name, self.object) = (name, object.map { ObjectIdentifier($0 as AnyObject) })
  }

  func isAbout(_ name: NSNotification.Name?, _ object: Any?) -> Bool {
    (name == nil || name == self.name) && (object.map { ObjectIdentifier($0 as AnyObject) == self.object } ?? true)
  }
}

/// The registrations with selectors at all notification centers.
private final class SelectorObservations: @unchecked Sendable {
  static let shared = SelectorObservations()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: [SelectorObservation]] = [:]

  func add(_ entry: SelectorObservation, of center: NotificationCenter) {
    let present = lock.withLock {
      entries[ObjectIdentifier(center), default: []].append(entry)
      return entries[ObjectIdentifier(center)] ?? []
    }
    // Deallocated observers are removed whenever the list has doubled in size. The lock is not held, because checking
    // whether an observer is alive may release the last reference to it, and the observer's deinitializer may call
    // this type.
    if present.count.nonzeroBitCount == 1 { removeDead(present.filter { $0.observer == nil }, of: center) }
  }

  private func removeDead(_ dead: [SelectorObservation], of center: NotificationCenter) {
    guard !dead.isEmpty else { return }
    let gone = Set(dead.map(ObjectIdentifier.init))
    lock.withLock { entries[ObjectIdentifier(center)]?.removeAll { gone.contains(ObjectIdentifier($0)) } }
    for entry in dead { entry.registration.map { center.removeObserver($0 as Any) } }
  }

  func remove(
    _ observer: AnyObject, from center: NotificationCenter, where condition: (SelectorObservation) -> Bool
  ) -> [SelectorObservation] {
    lock.withLock {
      guard var list = entries[ObjectIdentifier(center)] else { return [] }
      let identity = ObjectIdentifier(observer)
      let removed = list.filter { $0.identity == identity && condition($0) }
      guard !removed.isEmpty else { return [] }
      list.removeAll { $0.identity == identity && condition($0) }
      entries[ObjectIdentifier(center)] = list
      return removed
    }
  }
}
