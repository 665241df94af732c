// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A dictionary of objects that may hold keys and values weakly.
///
/// - Note: Differs from UIKit: keys that are held weakly are compared by which objects they are, not by their values.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctionsOptions
  private let valueOptions: NSPointerFunctionsOptions
  private var values: [HeldObject: HeldObject] = [:]
  // In the order they were added, so that every run gives the same.
  private var keys: [HeldObject] = []

  /// Creates a table that holds keys and values as the options say.
  public init(
    keyOptions: NSPointerFunctionsOptions = [], valueOptions: NSPointerFunctionsOptions = [], capacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    super.init()
  }

  /// Holds both strongly.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Holds keys weakly and values strongly.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// Holds keys strongly and values weakly.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Holds both weakly.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// How many keys and values are alive.
  open var count: Int { keys.filter { value(of: $0) != nil }.count }

  /// Returns the value of a key; nil for none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { value(of: HeldObject($0, keyOptions)) }
  }

  /// Sets the value of a key; nil removes it.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    guard let anObject else { return removeObject(forKey: aKey) }
    removeDead()
    let key = HeldObject(aKey, keyOptions)
    if values.updateValue(HeldObject(anObject, valueOptions), forKey: key) == nil { keys.append(key) }
  }

  /// Removes a key.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let key = HeldObject(aKey, keyOptions)
    if values.removeValue(forKey: key) != nil { keys.removeAll { $0 == key } }
  }

  /// Removes all keys.
  open func removeAllObjects() { (values, keys) = ([:], []) }
  /// Returns the keys one after the other.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: alive.compactMap(\.object)).objectEnumerator() }
  /// Returns the values one after the other; nil never.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: alive.compactMap { value(of: $0) }).objectEnumerator()
  }

  private var alive: [HeldObject] { keys.filter { value(of: $0) != nil } }

  private func value(of key: HeldObject) -> ObjectType? {
    guard let place = values.index(forKey: key), values[place].key.object != nil else { return nil }
    return values[place].value.object as? ObjectType
  }

  private func removeDead() {
    guard keyOptions.isWeak || valueOptions.isWeak, keys.contains(where: { value(of: $0) == nil }) else { return }
    for key in keys where value(of: key) == nil { values[key] = nil }
    keys.removeAll { values[$0] == nil }
  }
}
