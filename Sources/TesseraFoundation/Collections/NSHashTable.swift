// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Options for references to the objects of a collection and for comparing them.
public struct NSPointerFunctionsOptions: OptionSet, Sendable {
  /// The bits, as Foundation numbers them.
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Strong references.
  public static let strongMemory: NSPointerFunctionsOptions = []
  /// Weak references: deallocated objects are removed.
  public static let weakMemory = NSPointerFunctionsOptions(rawValue: 5)
  /// Comparison with `isEqual(_:)`, or with `==` for Swift values.
  public static let objectPersonality: NSPointerFunctionsOptions = []
  /// Comparison by identity.
  public static let objectPointerPersonality = NSPointerFunctionsOptions(rawValue: 1 << 9)
  /// Copies of the objects.
  public static let copyIn = NSPointerFunctionsOptions(rawValue: 1 << 16)

  var isWeak: Bool { contains(.weakMemory) }
  var comparesIdentity: Bool { contains(.objectPointerPersonality) }
}

/// The namespace of the options of pointer functions.
public enum NSPointerFunctions {
  /// Options for references to the objects of a collection and for comparing them.
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
    // A weak table does not retain its objects, not even for comparison.
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

/// A set of objects with optional weak references.
///
/// - Note: Differs from UIKit: a table with weak references compares objects by identity, not by value.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctionsOptions
  // In order of insertion, so that every run gives the same results.
  private var members: [ObjectReference] = []
  private var places: Set<ObjectReference> = []

  /// Creates a table with the given options.
  public init(options: NSPointerFunctionsOptions = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// Returns an empty table with weak references.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// All objects that are still allocated.
  open var allObjects: [ObjectType] { members.compactMap { $0.object as? ObjectType } }
  /// One of the objects, or nil if there are none.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of objects that are still allocated.
  open var count: Int { allObjects.count }
  /// The objects as a set, by identity or value.
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

  /// Returns whether the table contains the object, or an equal one.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object in the table that is equal to the given one.
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
  /// Returns whether the tables have an object in common.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains(where: other.contains) }
  /// Returns whether the other table contains all objects.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }

  private func removeDead() {
    guard options.isWeak, members.contains(where: { $0.object == nil }) else { return }
    members.removeAll { $0.object == nil }
    places = Set(members)
  }
}
