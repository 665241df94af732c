// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The publishers of objects without a `@Published` property that could store one. They are stored in a table. Entries of
// deallocated objects are removed whenever the size of the table has doubled.

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
  /// Whether a class, or a superclass, has a `@Published` property.
  private var classes: [ObjectIdentifier: Bool] = [:]

  /// Returns the publisher that OpenCombine stores in the object's `@Published` properties, or else the one in the table.
  static func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    if shared.hasPublishedProperty(object) { return PublishedLens(object).publisher }
    return shared.entry(of: object)
  }

  private func entry(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let id = ObjectIdentifier(object)
      // An address may be that of a deallocated object.
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
