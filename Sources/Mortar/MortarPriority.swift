// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

@preconcurrency @MainActor public let MortarAliasLayoutPriorityDefaultLow = UILayoutPriority.defaultLow
@preconcurrency @MainActor public let MortarAliasLayoutPriorityDefaultMedium = UILayoutPriority(500)
@preconcurrency @MainActor public let MortarAliasLayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
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
  @available(*, deprecated, renamed: "medium")
  case `default`

  /// 1000
  public static let required = MortarLayoutPriority.req

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
  func m_intoPriority() -> UILayoutPriority
  var rawValue: Float { get }
}

extension MortarAliasLayoutPriorityAble {
  public var rawValue: Float { m_intoPriority().rawValue }
}

extension UILayoutPriority: MortarAliasLayoutPriorityAble {
  public func m_intoPriority() -> UILayoutPriority { self }
}

extension MortarLayoutPriority: MortarAliasLayoutPriorityAble {
  public func m_intoPriority() -> UILayoutPriority { layoutPriority() }
}

// MARK: Operators

@preconcurrency @MainActor
public func ! (lhs: some MortarAttributable, rhs: MortarLayoutPriority) -> MortarAttribute {
  lhs.m_intoAttribute().at(rhs)
}

@_disfavoredOverload
@preconcurrency @MainActor
public func ! (lhs: some MortarAttributable, rhs: UILayoutPriority) -> MortarAttribute {
  lhs.m_intoAttribute().at(rhs)
}

@preconcurrency @MainActor
public func ! (lhs: some MortarAttributable, rhs: some MortarCGFloatable) -> MortarAttribute {
  lhs.m_intoAttribute().at(rhs)
}

@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable>(lhs: (A, B), rhs: MortarLayoutPriority) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

@_disfavoredOverload
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable>(lhs: (A, B), rhs: UILayoutPriority) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable>(
  lhs: (A, B), rhs: some MortarCGFloatable
) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: (A, B, C, D), rhs: MortarLayoutPriority
) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

@_disfavoredOverload
@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: (A, B, C, D), rhs: UILayoutPriority
) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

@preconcurrency @MainActor
public func ! <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: (A, B, C, D), rhs: some MortarCGFloatable
) -> MortarTuple {
  MortarTuple(lhs, rhs)
}

@preconcurrency @MainActor
public func ! (lhs: [any MortarAttributable], rhs: MortarLayoutPriority) -> [MortarAttribute] { lhs.at(rhs) }

@_disfavoredOverload
@preconcurrency @MainActor
public func ! (lhs: [any MortarAttributable], rhs: UILayoutPriority) -> [MortarAttribute] { lhs.at(rhs) }

@preconcurrency @MainActor
public func ! (lhs: [any MortarAttributable], rhs: some MortarCGFloatable) -> [MortarAttribute] { lhs.at(rhs) }

extension [any MortarAttributable] {
  /// The priority of those elements that have none.
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
