// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A key-value store that synchronizes across a user's devices.
///
/// - Note: Differs from UIKit: iCloud is not supported. Values are stored in memory until the process exits.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The shared store.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// The name of the notification that iOS posts after another device has changed values. Never posted in Tessera.
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// Returns the value for a key, or nil if there is none.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Sets the value for a key. If the object is nil, removes the value.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  /// Removes the value for a key.
  open func removeObject(forKey aKey: String) { lock.withLock { values[aKey] = nil } }
  /// Returns the string for a key, or nil if there is no string.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Returns the array for a key, or nil if there is no array.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Returns the dictionary for a key, or nil if there is no dictionary.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// Returns the data for a key, or nil if there is no data.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Returns the number for a key, or 0 if there is no number.
  open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
  /// Returns the number for a key, or 0 if there is no number.
  open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }
  /// Returns the Boolean value for a key, or false if there is none.
  open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }
  /// Sets the string for a key.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets the array for a key.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  /// Sets the dictionary for a key.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
  /// Sets the data for a key.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Sets the number for a key.
  open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  /// Sets the number for a key.
  open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  /// Sets the Boolean value for a key.
  open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  /// A dictionary of all keys and values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// Does nothing and returns true.
  @discardableResult open func synchronize() -> Bool { true }
}
