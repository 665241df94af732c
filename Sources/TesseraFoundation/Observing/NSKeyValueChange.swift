// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What an observer is told of a change.

public import Foundation

/// What an observer wants to be told, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits, as Objective-C numbers them.
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A first call at once, before the observer is added.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change, besides the one after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set. The others are changes of collections, which nothing here reports.
  case setting = 1
  case insertion, removal, replacement
}

/// The keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` is called with.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The kind of the change: the raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change; `NSNull` for nil.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change; `NSNull` for nil.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of a change of a collection; never there.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True in the call before a change, and left out in others.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of a property, as a handler of `observe(_:options:changeHandler:)` is told it.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public typealias Kind = NSKeyValueChange
  /// `.setting`.
  public let kind: Kind
  /// The value after the change; nil unless the observer asked for `.new`, and in the call before a change.
  public let newValue: Value?
  /// The value before the change; nil unless the observer asked for `.old`, and in the first call of `.initial`.
  public let oldValue: Value?
  /// Nil: changes of collections are not reported as such.
  public let indexes: IndexSet?
  /// Whether this is the call before the change.
  public let isPrior: Bool
}
