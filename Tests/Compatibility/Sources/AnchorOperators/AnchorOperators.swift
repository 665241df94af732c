// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Operators for anchors, as in `a.leadingAnchor == b.leadingAnchor + 8 ~ .defaultHigh`.

import UIKit

precedencegroup RankPrecedence {
  associativity: left
  higherThan: LogicalConjunctionPrecedence
  lowerThan: ComparisonPrecedence
}

infix operator ~ : RankPrecedence

/// An anchor or dimension with a multiplier and a constant.
public struct AnchorTerm<Anchor> {
  public let anchor: Anchor
  public let multiplier: CGFloat
  public let constant: CGFloat
}

@MainActor
private func install(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
  (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  constraint.isActive = true
  return constraint
}

// Anchors are objects, for which these operators already exist. The overloads for each anchor type take precedence.

@discardableResult @MainActor
public func == (lhs: NSLayoutXAxisAnchor, rhs: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  install(lhs.constraint(equalTo: rhs))
}

@discardableResult @MainActor
public func == (lhs: NSLayoutYAxisAnchor, rhs: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  install(lhs.constraint(equalTo: rhs))
}

@discardableResult @MainActor
public func == (lhs: NSLayoutDimension, rhs: NSLayoutDimension) -> NSLayoutConstraint {
  install(lhs.constraint(equalTo: rhs))
}

@discardableResult @MainActor
public func == <T: AnyObject>(lhs: NSLayoutAnchor<T>, rhs: AnchorTerm<NSLayoutAnchor<T>>) -> NSLayoutConstraint {
  install(lhs.constraint(equalTo: rhs.anchor, constant: rhs.constant))
}

@discardableResult @MainActor
public func >= <T: AnyObject>(lhs: NSLayoutAnchor<T>, rhs: AnchorTerm<NSLayoutAnchor<T>>) -> NSLayoutConstraint {
  install(lhs.constraint(greaterThanOrEqualTo: rhs.anchor, constant: rhs.constant))
}

@discardableResult @MainActor
public func <= <T: AnyObject>(lhs: NSLayoutAnchor<T>, rhs: AnchorTerm<NSLayoutAnchor<T>>) -> NSLayoutConstraint {
  install(lhs.constraint(lessThanOrEqualTo: rhs.anchor, constant: rhs.constant))
}

@discardableResult @MainActor
public func == (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
  install(lhs.constraint(equalToConstant: rhs))
}

@discardableResult @MainActor
public func == (lhs: NSLayoutDimension, rhs: AnchorTerm<NSLayoutDimension>) -> NSLayoutConstraint {
  install(lhs.constraint(equalTo: rhs.anchor, multiplier: rhs.multiplier, constant: rhs.constant))
}

@MainActor
public func + <T: AnyObject>(lhs: NSLayoutAnchor<T>, rhs: CGFloat) -> AnchorTerm<NSLayoutAnchor<T>> {
  AnchorTerm(anchor: lhs, multiplier: 1, constant: rhs)
}

@MainActor
public func - <T: AnyObject>(lhs: NSLayoutAnchor<T>, rhs: CGFloat) -> AnchorTerm<NSLayoutAnchor<T>> {
  AnchorTerm(anchor: lhs, multiplier: 1, constant: -rhs)
}

@MainActor
public func * (lhs: NSLayoutDimension, rhs: CGFloat) -> AnchorTerm<NSLayoutDimension> {
  AnchorTerm(anchor: lhs, multiplier: rhs, constant: 0)
}

@discardableResult @MainActor
public func ~ (lhs: NSLayoutConstraint, rhs: UILayoutPriority) -> NSLayoutConstraint {
  lhs.isActive = false
  lhs.priority = rhs
  lhs.isActive = true
  return lhs
}
