// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A dictionary of objects, whose keys and values may be weakly referenced.
///
/// - Note: Differs from UIKit: weakly referenced keys are compared by identity, not by value.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctionsOptions
  private let valueOptions: NSPointerFunctionsOptions
  private var values: [ObjectReference: ObjectReference] = [:]
  // The keys in insertion order, so that every run produces the same results.
  private var keys: [ObjectReference] = []

  /// Creates a table with the given options for keys and values.
  public init(
    keyOptions: NSPointerFunctionsOptions = [], valueOptions: NSPointerFunctionsOptions = [], capacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    super.init()
  }

  /// Returns a table with strong references to keys and values.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns a table with weak references to keys and strong references to values.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// Returns a table with strong references to keys and weak references to values.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Returns a table with weak references to keys and values.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of entries whose key and value have not been deallocated.
  open var count: Int { keys.filter { value(of: $0) != nil }.count }

  /// Returns the value for a key, or nil if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { value(of: ObjectReference($0, keyOptions)) }
  }

  /// Sets the value for a key. If the value is nil, removes the key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    guard let anObject else { return removeObject(forKey: aKey) }
    removeDead()
    let key = ObjectReference(aKey, keyOptions)
    if values.updateValue(ObjectReference(anObject, valueOptions), forKey: key) == nil { keys.append(key) }
  }

  /// Removes a key and its value.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let key = ObjectReference(aKey, keyOptions)
    if values.removeValue(forKey: key) != nil { keys.removeAll { $0 == key } }
  }

  /// Removes all keys and values.
  open func removeAllObjects() { (values, keys) = ([:], []) }
  /// Returns an enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: alive.compactMap(\.object)).objectEnumerator() }
  /// Returns an enumerator of the values. Never nil.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: alive.compactMap { value(of: $0) }).objectEnumerator()
  }

  private var alive: [ObjectReference] { keys.filter { value(of: $0) != nil } }

  private func value(of key: ObjectReference) -> ObjectType? {
    guard let place = values.index(forKey: key), values[place].key.object != nil else { return nil }
    return values[place].value.object as? ObjectType
  }

  private func removeDead() {
    guard keyOptions.isWeak || valueOptions.isWeak, keys.contains(where: { value(of: $0) == nil }) else { return }
    for key in keys where value(of: key) == nil { values[key] = nil }
    keys.removeAll { values[$0] == nil }
  }
}
