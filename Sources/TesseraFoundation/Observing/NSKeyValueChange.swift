// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The types that describe a change to a key-value observer.

public import Foundation

/// Options that determine the values and notifications that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits, with the same values as in Objective-C.
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The change contains the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change contains the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is notified immediately, before it is added.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is notified before each change, in addition to the notification after the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The type of change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set. The other types are collection changes, which are never reported.
  case setting = 1
  case insertion, removal, replacement
}

/// The keys of the dictionary passed to `observeValue(forKeyPath:of:change:context:)`.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The type of change, as the raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value, or `NSNull` if the new value is nil.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value, or `NSNull` if the old value is nil.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of a collection change. Never present.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True in the notification before a change. Absent in other notifications.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A property change that the handler of `observe(_:options:changeHandler:)` receives.
public struct NSKeyValueObservedChange<Value> {
  /// The type of change.
  public typealias Kind = NSKeyValueChange
  /// The type of change, which is always `.setting`.
  public let kind: Kind
  /// The new value. nil if the observer did not request `.new`, or in a notification before the change.
  public let newValue: Value?
  /// The old value. nil if the observer did not request `.old`, or in the initial notification.
  public let oldValue: Value?
  /// The changed indexes. Always nil, because collection changes are not reported separately.
  public let indexes: IndexSet?
  /// Whether this is the notification before the change.
  public let isPrior: Bool
}
