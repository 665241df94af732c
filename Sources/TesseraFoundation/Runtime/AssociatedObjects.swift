// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Values kept beside objects, as Objective-C's runtime keeps them. Linux has no such runtime, and Swift does not report
// when an object is gone, so a table holds owners weakly and removes those that have died from time to time.

import Foundation

/// How an associated value is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Weakly: the value reads as nil once its object is gone. What is not an object of a class, such as a number, a
  /// string or a structure, and Foundation's objects for numbers, strings and dates are kept all the same: on iOS
  /// they are pointers that carry their value and are never freed.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// As a copy, where the value is `NSCopying`; strongly otherwise.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// As a copy, where the value is `NSCopying`; strongly otherwise.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value beside an object under a key, instead of the one before it; nil removes it. Any thread may call it.
///
/// Views, controllers, layers, guides, constraints and recognizers release their values when they die.
///
/// - Note: Differs from UIKit: the values of other objects that have died are released while later ones are
///   associated, not at once, and an assigned object that has died reads as nil. Of assigned numbers, strings and
///   dates iOS keeps only those that fit into a pointer.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.shared.set(value.map { Association($0, policy) }, key, of: object as AnyObject)
}

/// Returns the value kept beside an object under a key; nil where there is none. Any thread may call it.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.association(key, of: object as AnyObject)?.value
}

/// Removes everything kept beside an object, whoever put it there. Any thread may call it.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeAll(of: object as AnyObject)
}

/// Called while an object of this module is destroyed.
package func releaseAssociatedObjects(of owner: AnyObject) {
  AssociationTable.shared.ownerDied(ObjectIdentifier(owner))
}

/// A value as its policy holds it.
private final class Association {
  private let strong: Any?
  private weak var assigned: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      strong = Self.isValue(value) ? value : nil
      assigned = strong == nil ? value as AnyObject : nil
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      strong = (value as? any NSCopying)?.copy(with: nil) ?? value
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      strong = value
    }
  }

  var value: Any? { strong ?? assigned }

  /// Returns whether nobody else owns the value: held weakly it would be gone at once, as it is boxed only when it is
  /// associated.
  private static func isValue(_ value: Any) -> Bool {
    guard type(of: value) is AnyClass else { return true }
    return value is NSNumber || value is NSDate || value is NSNull || value is NSString && !(value is NSMutableString)
  }
}

private final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  private struct Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Association] = [:]
  }

  private let lock = NSLock()
  private var owners: [ObjectIdentifier: Owner] = [:]
  /// With more owners than this, the dead ones are looked for.
  private var limit = 16

  func set(_ association: Association?, _ key: UnsafeRawPointer, of object: AnyObject) {
    // What goes is released after the lock, for its deinitialiser may come back here.
    var released: [Owner] = []
    lock.withLock {
      var owner = liveOwner(of: object) ?? Owner(object: object)
      if let old = owners.updateValue(owner, forKey: ObjectIdentifier(object)) { released.append(old) }
      owner.values[key] = association
      owners[ObjectIdentifier(object)] = owner.values.isEmpty ? nil : owner
      if owners.count > limit { released += removeDead() }
    }
    withExtendedLifetime(released) {}
  }

  func association(_ key: UnsafeRawPointer, of object: AnyObject) -> Association? {
    lock.withLock { liveOwner(of: object)?.values[key] }
  }

  func removeAll(of object: AnyObject) {
    let released = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(released) {}
  }

  func ownerDied(_ owner: ObjectIdentifier) {
    let released = lock.withLock { owners.isEmpty ? nil : owners.removeValue(forKey: owner) }
    withExtendedLifetime(released) {}
  }

  /// Returns the object's entry. Nil where there is none, or where it belongs to a dead object that had the same address.
  private func liveOwner(of object: AnyObject) -> Owner? {
    guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
    return owner
  }

  /// Takes time in proportion to the number of owners, but runs only after as many additions.
  private func removeDead() -> [Owner] {
    let dead = owners.filter { $0.value.object == nil }
    for key in dead.keys { owners[key] = nil }
    limit = max(16, 2 * owners.count)
    return Array(dead.values)
  }
}
