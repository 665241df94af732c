// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The description of a change for an observer.

public import Foundation

/// The values and notifications that an observer requests.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits, as Objective-C numbers them.
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// An immediate notification, before the observer is added.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A notification before each change, in addition to the one after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set. The other kinds are changes of collections, which are never reported.
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

  /// The kind of the change: the raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value; `NSNull` for nil.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value; `NSNull` for nil.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of a change of a collection. Never present.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True in the notification before a change, and absent in others.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of a property, as passed to a handler of `observe(_:options:changeHandler:)`.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public typealias Kind = NSKeyValueChange
  /// The kind of change: always `.setting`.
  public let kind: Kind
  /// The new value, or nil if the observer did not request `.new`, or in the notification before a change.
  public let newValue: Value?
  /// The old value, or nil if the observer did not request `.old`, or in the first notification of `.initial`.
  public let oldValue: Value?
  /// The changed indexes: always nil, because changes of collections are not reported as such.
  public let indexes: IndexSet?
  /// Whether this is the notification before the change.
  public let isPrior: Bool
}
