// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `|=|`, `|>|` and `|<|`: what may stand on their sides. One row of overloads for each operator; all end in
// `Statements`.
//
//   left        right       meaning
//   ---------   ---------   --------------------------------------------------------
//   one         one         one statement
//   one         tuple       the tuple's parts for the components of the left
//   one         array       a statement for each of the right
//   array       one         a statement for each of the left
//   array       tuple       the tuple for each of the left
//   array       array       a statement for each index; arrays of different lengths stop
//
// The first is inlined where it is used: then nothing is boxed and neither side is copied.
//
// Arrays whose elements have nothing in common but being legal, such as `[container, (100, 200)]`, are arrays of `Any`.

public import UIKit

// MARK: |=|

/// The left side equals the right. Active at once; inside a hierarchy builder, when the outermost one ends.
///
/// Without attributes, the right side's are taken, and without any the edges. A number for a place counts from the
/// superview's left, leading or top edge.
@inlinable
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: some MortarAttributable, rhs: some MortarAttributable) -> MortarConstraint {
  MortarConstraint.made(lhs.m_intoAttribute(), .equal, rhs.m_intoAttribute())
}

/// The two components of the left side each equal their part of the tuple, as in `view.m_size |=| (100, 200)`.
@discardableResult
@preconcurrency @MainActor
public func |=| <A: MortarAttributable, B: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B)
) -> MortarConstraint {
  Statements.one(lhs, .equal, MortarTuple(rhs))
}

/// The four components of the left side each equal their part of the tuple, as in `view.m_edges |=| (0, 0, 8, 8)`.
@discardableResult
@preconcurrency @MainActor
public func |=| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B, C, D)
) -> MortarConstraint {
  Statements.one(lhs, .equal, MortarTuple(rhs))
}

/// Each component of the left side equals its part of a tuple that has a priority: `(100, 200) ! .low`.
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: some MortarAttributable, rhs: MortarTuple) -> MortarConstraint {
  Statements.one(lhs, .equal, rhs)
}

/// The left side equals every element of the array.
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: some MortarAttributable, rhs: [any MortarAttributable]) -> MortarConstraint {
  Statements.each([lhs], .equal, rhs)
}

/// Every element of the left side equals the right.
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: [any MortarAttributable], rhs: some MortarAttributable) -> MortarConstraint {
  Statements.each(lhs, .equal, [rhs])
}

/// The two components of every element equal their parts of the tuple.
@discardableResult
@preconcurrency @MainActor
public func |=| <A: MortarAttributable, B: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B)
) -> MortarConstraint {
  Statements.each(lhs, .equal, MortarTuple(rhs))
}

/// The four components of every element equal their parts of the tuple.
@discardableResult
@preconcurrency @MainActor
public func |=| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B, C, D)
) -> MortarConstraint {
  Statements.each(lhs, .equal, MortarTuple(rhs))
}

/// The components of every element equal their parts of a tuple that has a priority.
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: [any MortarAttributable], rhs: MortarTuple) -> MortarConstraint {
  Statements.each(lhs, .equal, rhs)
}

/// Each element of the left side equals the one at its index on the right. Stops if the lengths differ.
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: [any MortarAttributable], rhs: [any MortarAttributable]) -> MortarConstraint {
  Statements.pairs(lhs, .equal, rhs)
}

/// Each element of the left side equals the one at its index on the right, which may be a tuple. Stops if the lengths
/// differ or an element is no view, guide, attribute, number or tuple of them.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: [Any], rhs: [Any]) -> MortarConstraint { Statements.anyPairs(lhs, .equal, rhs) }

/// The left side equals every element of the array, whose elements may be tuples. Other elements stop the program.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: some MortarAttributable, rhs: [Any]) -> MortarConstraint {
  Statements.anyPairs(Array(repeating: lhs, count: rhs.count), .equal, rhs)
}

// MARK: |>|

/// The left side is at least the right, component by component. Sides are read as those of `|=|`.
@inlinable
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: some MortarAttributable, rhs: some MortarAttributable) -> MortarConstraint {
  MortarConstraint.made(lhs.m_intoAttribute(), .greaterThanOrEqual, rhs.m_intoAttribute())
}

/// The two components of the left side are each at least their part of the tuple, as in `view.m_size |>| (100, 200)`.
@discardableResult
@preconcurrency @MainActor
public func |>| <A: MortarAttributable, B: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B)
) -> MortarConstraint {
  Statements.one(lhs, .greaterThanOrEqual, MortarTuple(rhs))
}

/// The four components of the left side are each at least their part of the tuple: `view.m_edges |>| (0, 0, 8, 8)`.
@discardableResult
@preconcurrency @MainActor
public func |>| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B, C, D)
) -> MortarConstraint {
  Statements.one(lhs, .greaterThanOrEqual, MortarTuple(rhs))
}

/// Each component of the left side is at least its part of a tuple that has a priority: `(100, 200) ! .low`.
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: some MortarAttributable, rhs: MortarTuple) -> MortarConstraint {
  Statements.one(lhs, .greaterThanOrEqual, rhs)
}

/// The left side is at least every element of the array.
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: some MortarAttributable, rhs: [any MortarAttributable]) -> MortarConstraint {
  Statements.each([lhs], .greaterThanOrEqual, rhs)
}

/// Every element of the left side is at least the right.
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: [any MortarAttributable], rhs: some MortarAttributable) -> MortarConstraint {
  Statements.each(lhs, .greaterThanOrEqual, [rhs])
}

/// The two components of every element are at least their parts of the tuple.
@discardableResult
@preconcurrency @MainActor
public func |>| <A: MortarAttributable, B: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B)
) -> MortarConstraint {
  Statements.each(lhs, .greaterThanOrEqual, MortarTuple(rhs))
}

/// The four components of every element are at least their parts of the tuple.
@discardableResult
@preconcurrency @MainActor
public func |>| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B, C, D)
) -> MortarConstraint {
  Statements.each(lhs, .greaterThanOrEqual, MortarTuple(rhs))
}

/// The components of every element are at least their parts of a tuple that has a priority.
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: [any MortarAttributable], rhs: MortarTuple) -> MortarConstraint {
  Statements.each(lhs, .greaterThanOrEqual, rhs)
}

/// Each element of the left side is at least the one at its index on the right. Stops if the lengths differ.
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: [any MortarAttributable], rhs: [any MortarAttributable]) -> MortarConstraint {
  Statements.pairs(lhs, .greaterThanOrEqual, rhs)
}

/// Each element of the left side is at least the one at its index on the right, which may be a tuple. Stops if the
/// lengths differ or an element is no view, guide, attribute, number or tuple of them.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: [Any], rhs: [Any]) -> MortarConstraint { Statements.anyPairs(lhs, .greaterThanOrEqual, rhs) }

/// The left side is at least every element of the array, whose elements may be tuples. Other elements stop the program.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: some MortarAttributable, rhs: [Any]) -> MortarConstraint {
  Statements.anyPairs(Array(repeating: lhs, count: rhs.count), .greaterThanOrEqual, rhs)
}

// MARK: |<|

/// The left side is at most the right, component by component. Sides are read as those of `|=|`.
@inlinable
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: some MortarAttributable, rhs: some MortarAttributable) -> MortarConstraint {
  MortarConstraint.made(lhs.m_intoAttribute(), .lessThanOrEqual, rhs.m_intoAttribute())
}

/// The two components of the left side are each at most their part of the tuple, as in `view.m_size |<| (100, 200)`.
@discardableResult
@preconcurrency @MainActor
public func |<| <A: MortarAttributable, B: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B)
) -> MortarConstraint {
  Statements.one(lhs, .lessThanOrEqual, MortarTuple(rhs))
}

/// The four components of the left side are each at most their part of the tuple: `view.m_edges |<| (0, 0, 8, 8)`.
@discardableResult
@preconcurrency @MainActor
public func |<| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B, C, D)
) -> MortarConstraint {
  Statements.one(lhs, .lessThanOrEqual, MortarTuple(rhs))
}

/// Each component of the left side is at most its part of a tuple that has a priority: `(100, 200) ! .low`.
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: some MortarAttributable, rhs: MortarTuple) -> MortarConstraint {
  Statements.one(lhs, .lessThanOrEqual, rhs)
}

/// The left side is at most every element of the array.
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: some MortarAttributable, rhs: [any MortarAttributable]) -> MortarConstraint {
  Statements.each([lhs], .lessThanOrEqual, rhs)
}

/// Every element of the left side is at most the right.
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: [any MortarAttributable], rhs: some MortarAttributable) -> MortarConstraint {
  Statements.each(lhs, .lessThanOrEqual, [rhs])
}

/// The two components of every element are at most their parts of the tuple.
@discardableResult
@preconcurrency @MainActor
public func |<| <A: MortarAttributable, B: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B)
) -> MortarConstraint {
  Statements.each(lhs, .lessThanOrEqual, MortarTuple(rhs))
}

/// The four components of every element are at most their parts of the tuple.
@discardableResult
@preconcurrency @MainActor
public func |<| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B, C, D)
) -> MortarConstraint {
  Statements.each(lhs, .lessThanOrEqual, MortarTuple(rhs))
}

/// The components of every element are at most their parts of a tuple that has a priority.
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: [any MortarAttributable], rhs: MortarTuple) -> MortarConstraint {
  Statements.each(lhs, .lessThanOrEqual, rhs)
}

/// Each element of the left side is at most the one at its index on the right. Stops if the lengths differ.
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: [any MortarAttributable], rhs: [any MortarAttributable]) -> MortarConstraint {
  Statements.pairs(lhs, .lessThanOrEqual, rhs)
}

/// Each element of the left side is at most the one at its index on the right, which may be a tuple. Stops if the
/// lengths differ or an element is no view, guide, attribute, number or tuple of them.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: [Any], rhs: [Any]) -> MortarConstraint { Statements.anyPairs(lhs, .lessThanOrEqual, rhs) }

/// The left side is at most every element of the array, whose elements may be tuples. Other elements stop the program.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: some MortarAttributable, rhs: [Any]) -> MortarConstraint {
  Statements.anyPairs(Array(repeating: lhs, count: rhs.count), .lessThanOrEqual, rhs)
}
