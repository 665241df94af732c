// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A key-value store shared by a user's devices.
///
/// - Note: Differs from UIKit: there is no iCloud. Values are stored in memory while the process runs.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The shared store.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Posted on iOS after another device changes values. Never posted here.
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// Returns the value for a key, or nil if there is none.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Sets a value. Removes it for nil.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  /// Removes a value.
  open func removeObject(forKey aKey: String) { lock.withLock { values[aKey] = nil } }
  /// Returns a string, or nil if there is no such value.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Returns an array, or nil if there is no such value.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Returns a dictionary, or nil if there is no such value.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// Returns data, or nil if there is no such value.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Returns a number, or 0 if there is no such value.
  open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
  /// Returns a number, or 0 if there is no such value.
  open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }
  /// Returns a Boolean, or false if there is no such value.
  open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }
  /// Sets a string.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets an array.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  /// Sets a dictionary.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
  /// Sets data.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Sets a number.
  open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  /// Sets a number.
  open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  /// Sets a Boolean.
  open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  /// All values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// Does nothing and returns true.
  @discardableResult open func synchronize() -> Bool { true }
}
