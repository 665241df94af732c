// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The low priority: 250.
@preconcurrency @MainActor public let MortarAliasLayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// The medium priority: 500.
@preconcurrency @MainActor public let MortarAliasLayoutPriorityDefaultMedium = UILayoutPriority(500)
/// The high priority: 750.
@preconcurrency @MainActor public let MortarAliasLayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// The required priority: 1000.
@preconcurrency @MainActor public let MortarAliasLayoutPriorityDefaultRequired = UILayoutPriority.required

/// The named priorities of statements.
public enum MortarLayoutPriority: Sendable {
  /// The low priority: 250.
  case low
  /// The medium priority: 500.
  case medium
  /// The high priority: 750.
  case high
  /// The required priority: 1000.
  case req
  /// The former name of the medium priority: 500.
  @available(*, deprecated, renamed: "medium")
  case `default`

  /// The required priority: 1000.
  public static let required = MortarLayoutPriority.req

  /// Returns the corresponding UIKit priority.
  public func layoutPriority() -> UILayoutPriority {
    switch self {
    case .low: .defaultLow
    case .high: .defaultHigh
    case .req: .required
    default: UILayoutPriority(500)
    }
  }
}

/// A value that can be used as a priority: a number, a `UILayoutPriority` or a `MortarLayoutPriority`.
@preconcurrency @MainActor
public protocol MortarAliasLayoutPriorityAble {
  /// Returns the corresponding UIKit priority.
  func m_intoPriority() -> UILayoutPriority
  /// The priority as a number, which is at most 1000.
  var rawValue: Float { get }
}

extension MortarAliasLayoutPriorityAble {
  /// The numeric value of the UIKit priority.
  public var rawValue: Float { m_intoPriority().rawValue }
}

extension UILayoutPriority: MortarAliasLayoutPriorityAble {
  /// Returns this priority.
  public func m_intoPriority() -> UILayoutPriority { self }
}

extension MortarLayoutPriority: MortarAliasLayoutPriorityAble {
  /// Returns the UIKit priority for the named priority.
  public func m_intoPriority() -> UILayoutPriority { layoutPriority() }
}

// MARK: Operators

/// Returns a side of a statement with a named priority, which replaces any previous priority.
@preconcurrency @MainActor
public func ! (lhs: some MortarAttributable, rhs: MortarLayoutPriority) -> MortarAttribute {
  lhs.m_intoAttribute().at(rhs)
}

/// Returns a side of a statement with a UIKit priority, which replaces any previous priority.
@_disfavoredOverload
@preconcurrency @MainActor
public func ! (lhs: some MortarAttributable, rhs: UILayoutPriority) -> MortarAttribute {
  lhs.m_intoAttribute().at(rhs)
}

/// Returns a side of a statement with a numeric priority, which replaces any previous priority.
@preconcurrency @MainActor
public func ! (lhs: some MortarAttributable, rhs: some MortarCGFloatable) -> MortarAttribute {
  lhs.m_intoAttribute().at(rhs)
}

/// Returns two right sides with a named priority, which applies to sides without a priority.
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable>(lhs: (A, B), rhs: MortarLayoutPriority) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// Returns two right sides with a UIKit priority, which applies to sides without a priority.
@_disfavoredOverload
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable>(lhs: (A, B), rhs: UILayoutPriority) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// Returns two right sides with a numeric priority, which applies to sides without a priority.
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable>(
  lhs: (A, B), rhs: some MortarCGFloatable
) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// Returns four right sides with a named priority, which applies to sides without a priority.
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: (A, B, C, D), rhs: MortarLayoutPriority
) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// Returns four right sides with a UIKit priority, which applies to sides without a priority.
@_disfavoredOverload
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: (A, B, C, D), rhs: UILayoutPriority
) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// Returns four right sides with a numeric priority, which applies to sides without a priority.
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: (A, B, C, D), rhs: some MortarCGFloatable
) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// Returns the elements as attributes with a named priority, which applies to elements without a priority.
@preconcurrency @MainActor
public func ! (lhs: [any MortarAttributable], rhs: MortarLayoutPriority) -> [MortarAttribute] { lhs.at(rhs) }

/// Returns the elements as attributes with a UIKit priority, which applies to elements without a priority.
@_disfavoredOverload
@preconcurrency @MainActor
public func ! (lhs: [any MortarAttributable], rhs: UILayoutPriority) -> [MortarAttribute] { lhs.at(rhs) }

/// Returns the elements as attributes with a numeric priority, which applies to elements without a priority.
@preconcurrency @MainActor
public func ! (lhs: [any MortarAttributable], rhs: some MortarCGFloatable) -> [MortarAttribute] { lhs.at(rhs) }

extension [any MortarAttributable] {
  /// Returns the elements as attributes, with a priority for elements that have none.
  @MainActor
  fileprivate func at(_ priority: some MortarAliasLayoutPriorityAble) -> [MortarAttribute] {
    map { element in
      let attribute = element.m_intoAttribute()
      return attribute.priority == nil ? attribute.at(priority) : attribute
    }
  }
}

@MainActor
extension MortarAttribute {
  fileprivate func at(_ priority: some MortarAliasLayoutPriorityAble) -> MortarAttribute {
    var copy = self
    copy.priority = priority.m_intoPriority()
    return copy
  }
}
