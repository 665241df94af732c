// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Associated objects, as in the Objective-C runtime. Linux has no Objective-C runtime, and Swift does not report when
// objects are deallocated. Therefore, a table has weak references to the owners of associated objects, and
// deallocated owners are removed occasionally.

import Foundation

/// The type of reference to an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference. The value is nil after its object is deallocated. Values that are not class instances, such as
  /// numbers, strings and structures, are retained, as are Foundation's number, string and date objects. On iOS,
  /// small values of these types are tagged pointers, which are never deallocated.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy if the value is `NSCopying`, otherwise a strong reference.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy if the value is `NSCopying`, otherwise a strong reference.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key, replacing the previous value. Passing nil removes the value. Can be
/// called on any thread.
///
/// When a view, controller, layer, layout guide, constraint or gesture recognizer is deallocated, its values are
/// released immediately.
///
/// - Note: Differs from UIKit: the values of other deallocated objects are released only when more values are
///   associated later. With the `assign` policy, the value is nil after it is deallocated. iOS preserves assigned
///   numbers, strings and dates only if they fit into a tagged pointer.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.shared.set(value.map { Association($0, policy) }, key, of: object as AnyObject)
}

/// Returns the value associated with an object under a key, or nil if there is none. Can be called on any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.association(key, of: object as AnyObject)?.value
}

/// Removes all values associated with an object. Can be called on any thread.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeAll(of: object as AnyObject)
}

/// Releases the values associated with an object of this package during the object's deallocation.
package func releaseAssociatedObjects(of owner: AnyObject) {
  AssociationTable.shared.ownerDied(ObjectIdentifier(owner))
}

/// An associated value with a strong or weak reference, depending on the policy.
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

  /// Returns whether the value must be retained because nothing else owns it. A weak reference would become nil
  /// immediately, because the value is boxed only for the association.
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
  @exclusivity(unchecked) private var owners: [ObjectIdentifier: Owner] = [:]
  /// The number of owners at which deallocated owners are removed.
  private var limit = 16

  func set(_ association: Association?, _ key: UnsafeRawPointer, of object: AnyObject) {
    // Deinitializers may call this type, so values are released after unlocking.
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

  /// Returns the object's entry, or nil if there is none. An entry for a deallocated object with the same address is
  /// ignored.
  private func liveOwner(of object: AnyObject) -> Owner? {
    guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
    return owner
  }

  /// Removes and returns the deallocated owners. The time is proportional to the number of owners, but this method
  /// runs only after that number of owners has been added.
  private func removeDead() -> [Owner] {
    let dead = owners.filter { $0.value.object == nil }
    for key in dead.keys { owners[key] = nil }
    limit = max(16, 2 * owners.count)
    return Array(dead.values)
  }
}
