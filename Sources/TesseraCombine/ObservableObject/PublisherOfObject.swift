// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Stores the publishers of objects that have no `@Published` property in which the publisher could be stored. The
// entries of deallocated objects are removed each time the size of the table has doubled.

import Foundation
import OpenCombine

final class PublisherOfObject: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let shared = PublisherOfObject()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64
  /// Whether each class, or one of its superclasses, has a `@Published` property.
  private var classes: [ObjectIdentifier: Bool] = [:]

  /// Returns the publisher that OpenCombine stores in the object's `@Published` properties or, if it has none, the
  /// publisher in the table.
  static func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    if shared.hasPublishedProperty(object) { return PublishedLens(object).publisher }
    return shared.entry(of: object)
  }

  private func entry(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let id = ObjectIdentifier(object)
      // A deallocated object can have had the same address.
      if let entry = entries[id], entry.object === object { return entry.publisher }
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, 2 * entries.count)
      }
      let publisher = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  private func hasPublishedProperty(_ object: AnyObject) -> Bool {
    let id = ObjectIdentifier(type(of: object))
    if let known = lock.withLock({ classes[id] }) { return known }
    let mirrors = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
    let result = mirrors.contains { mirror in mirror.children.contains { $0.value is any PublishedProperty } }
    lock.withLock { classes[id] = result }
    return result
  }
}
