// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Options that determine how a collection references and compares its objects.
public struct NSPointerFunctionsOptions: OptionSet, Sendable {
  /// The bits, with the same values as in Foundation.
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The collection has strong references to its objects.
  public static let strongMemory: NSPointerFunctionsOptions = []
  /// The collection has weak references to its objects. Deallocated objects are removed.
  public static let weakMemory = NSPointerFunctionsOptions(rawValue: 5)
  /// Objects are compared with `isEqual(_:)`, and Swift values with `==`.
  public static let objectPersonality: NSPointerFunctionsOptions = []
  /// Objects are compared by identity.
  public static let objectPointerPersonality = NSPointerFunctionsOptions(rawValue: 1 << 9)
  /// The collection stores copies of the objects.
  public static let copyIn = NSPointerFunctionsOptions(rawValue: 1 << 16)

  var isWeak: Bool { contains(.weakMemory) }
  var comparesIdentity: Bool { contains(.objectPointerPersonality) }
}

/// The namespace for pointer function options.
public enum NSPointerFunctions {
  /// Options that determine how a collection references and compares its objects.
  public typealias Options = NSPointerFunctionsOptions
}

/// A strong or weak reference to an object, compared by identity or value.
struct ObjectReference: Hashable {
  private let strong: AnyObject?
  private weak var weak: AnyObject?
  private let identity: ObjectIdentifier
  private let value: AnyHashable?

  init(_ object: AnyObject, _ options: NSPointerFunctionsOptions) {
    var object = object
    if options.contains(.copyIn), let copy = (object as? any NSCopying)?.copy(with: nil) {
      object = copy as AnyObject
    }
    strong = options.isWeak ? nil : object
    weak = options.isWeak ? object : nil
    identity = ObjectIdentifier(object)
    // A table with weak references must not retain its objects, not even for comparisons.
    value = options.comparesIdentity || options.isWeak ? nil : object as? AnyHashable
  }

  var object: AnyObject? { strong ?? weak }

  static func == (lhs: ObjectReference, rhs: ObjectReference) -> Bool {
    if let value = lhs.value, let other = rhs.value { return value == other }
    return lhs.identity == rhs.identity
  }

  func hash(into hasher: inout Hasher) {
    if let value { hasher.combine(value) } else { hasher.combine(identity) }
  }
}

/// A set of objects, which may be weakly referenced.
///
/// - Note: Differs from UIKit: a table with weak references compares objects by identity, not by value.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctionsOptions
  // The objects in insertion order, so that every run produces the same results.
  private var members: [ObjectReference] = []
  private var places: Set<ObjectReference> = []

  /// Creates a table with the given options.
  public init(options: NSPointerFunctionsOptions = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// Returns an empty table with weak references.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that have not been deallocated.
  open var allObjects: [ObjectType] { members.compactMap { $0.object as? ObjectType } }
  /// One of the objects, or nil if the table is empty.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of objects that have not been deallocated.
  open var count: Int { allObjects.count }
  /// The objects as a set. Objects in the set are compared by value.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// Adds an object. Does nothing for nil.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    removeDead()
    let held = ObjectReference(object, options)
    if places.insert(held).inserted { members.append(held) }
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let object, let held = places.remove(ObjectReference(object, options)) else { return }
    members.removeAll { $0 == held }
  }

  /// Removes all objects.
  open func removeAllObjects() { (members, places) = ([], []) }

  /// Returns whether the table contains the object or an equal object.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object in the table that is equal to an object, or nil if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    let held = ObjectReference(object, options)
    return places.contains(held) ? members.first { $0 == held }?.object as? ObjectType : nil
  }

  /// Returns an enumerator of the objects.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// Removes the objects that are not in the other table.
  open func intersect(_ other: NSHashTable<ObjectType>) { allObjects.filter { !other.contains($0) }.forEach(remove) }
  /// Adds the objects of the other table.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
  /// Removes the objects of the other table.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }
  /// Returns whether the tables have at least one object in common.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains(where: other.contains) }
  /// Returns whether the other table contains all objects of this table.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }

  private func removeDead() {
    guard options.isWeak, members.contains(where: { $0.object == nil }) else { return }
    members.removeAll { $0.object == nil }
    places = Set(members)
  }
}
