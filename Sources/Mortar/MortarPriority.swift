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
  /// 250
  case low
  /// 500
  case medium
  /// 750
  case high
  /// 1000
  case req
  /// 500, under its earlier name.
  @available(*, deprecated, renamed: "medium")
  case `default`

  /// 1000
  public static let required = MortarLayoutPriority.req

  /// Returns the UIKit priority.
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
  /// Returns the UIKit priority.
  func m_intoPriority() -> UILayoutPriority
  /// The priority as a number up to 1000.
  var rawValue: Float { get }
}

extension MortarAliasLayoutPriorityAble {
  /// The number of the UIKit priority.
  public var rawValue: Float { m_intoPriority().rawValue }
}

extension UILayoutPriority: MortarAliasLayoutPriorityAble {
  /// Returns the priority itself.
  public func m_intoPriority() -> UILayoutPriority { self }
}

extension MortarLayoutPriority: MortarAliasLayoutPriorityAble {
  /// Returns the UIKit priority of the name.
  public func m_intoPriority() -> UILayoutPriority { layoutPriority() }
}

// MARK: Operators

/// Returns the side of a statement with a named priority, which replaces its previous one.
@preconcurrency @MainActor
public func ! (lhs: some MortarAttributable, rhs: MortarLayoutPriority) -> MortarAttribute {
  lhs.m_intoAttribute().at(rhs)
}

/// Returns the side of a statement with a UIKit priority, which replaces its previous one.
@_disfavoredOverload
@preconcurrency @MainActor
public func ! (lhs: some MortarAttributable, rhs: UILayoutPriority) -> MortarAttribute {
  lhs.m_intoAttribute().at(rhs)
}

/// Returns the side of a statement with a numeric priority, which replaces its previous one.
@preconcurrency @MainActor
public func ! (lhs: some MortarAttributable, rhs: some MortarCGFloatable) -> MortarAttribute {
  lhs.m_intoAttribute().at(rhs)
}

/// Returns two right sides with a named priority, used for those without one.
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable>(lhs: (A, B), rhs: MortarLayoutPriority) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// Returns two right sides with a UIKit priority, used for those without one.
@_disfavoredOverload
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable>(lhs: (A, B), rhs: UILayoutPriority) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// Returns two right sides with a numeric priority, used for those without one.
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable>(
  lhs: (A, B), rhs: some MortarCGFloatable
) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// Returns four right sides with a named priority, used for those without one.
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: (A, B, C, D), rhs: MortarLayoutPriority
) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// Returns four right sides with a UIKit priority, used for those without one.
@_disfavoredOverload
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: (A, B, C, D), rhs: UILayoutPriority
) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// Returns four right sides with a numeric priority, used for those without one.
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: (A, B, C, D), rhs: some MortarCGFloatable
) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// Returns the elements as attributes with a named priority, used for those without one.
@preconcurrency @MainActor
public func ! (lhs: [any MortarAttributable], rhs: MortarLayoutPriority) -> [MortarAttribute] { lhs.at(rhs) }

/// Returns the elements as attributes with a UIKit priority, used for those without one.
@_disfavoredOverload
@preconcurrency @MainActor
public func ! (lhs: [any MortarAttributable], rhs: UILayoutPriority) -> [MortarAttribute] { lhs.at(rhs) }

/// Returns the elements as attributes with a numeric priority, used for those without one.
@preconcurrency @MainActor
public func ! (lhs: [any MortarAttributable], rhs: some MortarCGFloatable) -> [MortarAttribute] { lhs.at(rhs) }

extension [any MortarAttributable] {
  /// Sets the priority of the elements without one.
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
