// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// 250.
@preconcurrency @MainActor public let MortarAliasLayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// 500.
@preconcurrency @MainActor public let MortarAliasLayoutPriorityDefaultMedium = UILayoutPriority(500)
/// 750.
@preconcurrency @MainActor public let MortarAliasLayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// 1000.
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

  /// The priority as UIKit has it.
  public func layoutPriority() -> UILayoutPriority {
    switch self {
    case .low: .defaultLow
    case .high: .defaultHigh
    case .req: .required
    default: UILayoutPriority(500)
    }
  }
}

/// What can be a priority: numbers, `UILayoutPriority` and `MortarLayoutPriority`.
@preconcurrency @MainActor
public protocol MortarAliasLayoutPriorityAble {
  /// The priority as UIKit has it.
  func m_intoPriority() -> UILayoutPriority
  /// The priority as a number up to 1000.
  var rawValue: Float { get }
}

extension MortarAliasLayoutPriorityAble {
  /// The number of the UIKit priority.
  public var rawValue: Float { m_intoPriority().rawValue }
}

extension UILayoutPriority: MortarAliasLayoutPriorityAble {
  /// The priority itself.
  public func m_intoPriority() -> UILayoutPriority { self }
}

extension MortarLayoutPriority: MortarAliasLayoutPriorityAble {
  /// The priority that the name stands for.
  public func m_intoPriority() -> UILayoutPriority { layoutPriority() }
}

// MARK: Operators

/// The side of a statement with a named priority, which replaces the one it had.
@preconcurrency @MainActor
public func ! (lhs: some MortarAttributable, rhs: MortarLayoutPriority) -> MortarAttribute {
  lhs.m_intoAttribute().at(rhs)
}

/// The side of a statement with a UIKit priority, which replaces the one it had.
@_disfavoredOverload
@preconcurrency @MainActor
public func ! (lhs: some MortarAttributable, rhs: UILayoutPriority) -> MortarAttribute {
  lhs.m_intoAttribute().at(rhs)
}

/// The side of a statement with a priority given as a number, which replaces the one it had.
@preconcurrency @MainActor
public func ! (lhs: some MortarAttributable, rhs: some MortarCGFloatable) -> MortarAttribute {
  lhs.m_intoAttribute().at(rhs)
}

/// Two right sides with a named priority, used for those that have none.
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable>(lhs: (A, B), rhs: MortarLayoutPriority) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// Two right sides with a UIKit priority, used for those that have none.
@_disfavoredOverload
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable>(lhs: (A, B), rhs: UILayoutPriority) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// Two right sides with a priority given as a number, used for those that have none.
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable>(
  lhs: (A, B), rhs: some MortarCGFloatable
) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// Four right sides with a named priority, used for those that have none.
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: (A, B, C, D), rhs: MortarLayoutPriority
) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// Four right sides with a UIKit priority, used for those that have none.
@_disfavoredOverload
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: (A, B, C, D), rhs: UILayoutPriority
) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// Four right sides with a priority given as a number, used for those that have none.
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: (A, B, C, D), rhs: some MortarCGFloatable
) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

/// The elements as attributes with a named priority, used for those that have none.
@preconcurrency @MainActor
public func ! (lhs: [any MortarAttributable], rhs: MortarLayoutPriority) -> [MortarAttribute] { lhs.at(rhs) }

/// The elements as attributes with a UIKit priority, used for those that have none.
@_disfavoredOverload
@preconcurrency @MainActor
public func ! (lhs: [any MortarAttributable], rhs: UILayoutPriority) -> [MortarAttribute] { lhs.at(rhs) }

/// The elements as attributes with a priority given as a number, used for those that have none.
@preconcurrency @MainActor
public func ! (lhs: [any MortarAttributable], rhs: some MortarCGFloatable) -> [MortarAttribute] { lhs.at(rhs) }

extension [any MortarAttributable] {
  /// Gives the priority to those elements that have none.
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
