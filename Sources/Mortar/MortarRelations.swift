// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `|=|`, `|>|` and `|<|` and their operands. Each operator has one set of overloads, which call
// `MortarConstraint.make` or `StatementBuilder`.
//
//   left        right       meaning
//   ---------   ---------   --------------------------------------------------------
//   one         one         one statement
//   one         tuple       the tuple's parts for the components of the left
//   one         array       a statement for each of the right
//   array       one         a statement for each of the left
//   array       tuple       the tuple for each of the left
//   array       array       a statement for each index; traps if the lengths differ
//
// The first overload is inlined at its use, which avoids boxing and copying of both sides.
//
// Arrays whose elements have no common type, such as `[container, (100, 200)]`, are arrays of `Any`.

public import UIKit

// MARK: |=|

/// Constrains the left side to equal the right. Takes effect immediately; inside a hierarchy builder, when the outermost one
/// ends.
///
/// If the left side names no attributes, it uses those of the right side; if neither side names any, both use the edges. A number
/// for a position is relative to the superview's left, leading or top edge.
@inlinable
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: some MortarAttributable, rhs: some MortarAttributable) -> MortarConstraint {
  MortarConstraint.make(target: lhs.m_intoAttribute(), relation: .equal, source: rhs.m_intoAttribute())
}

/// Constrains each of the two components of the left side to equal its part of the tuple, as in `view.m_size |=| (100, 200)`.
@discardableResult
@preconcurrency @MainActor
public func |=| <A: MortarAttributable, B: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B)
) -> MortarConstraint {
  StatementBuilder.makeOne(lhs: lhs, relation: .equal, tuple: MortarTuple(rhs))
}

/// Constrains each of the four components of the left side to equal its part of the tuple, as in `view.m_edges |=| (0, 0, 8,
/// 8)`.
@discardableResult
@preconcurrency @MainActor
public func |=| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B, C, D)
) -> MortarConstraint {
  StatementBuilder.makeOne(lhs: lhs, relation: .equal, tuple: MortarTuple(rhs))
}

/// Constrains each component of the left side to equal its part of a tuple with a priority: `(100, 200) ! .low`.
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: some MortarAttributable, rhs: MortarTuple) -> MortarConstraint {
  StatementBuilder.makeOne(lhs: lhs, relation: .equal, tuple: rhs)
}

/// Constrains the left side to equal every element of the array.
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: some MortarAttributable, rhs: [any MortarAttributable]) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: [lhs], relation: .equal, rhs: rhs)
}

/// Constrains every element of the left side to equal the right.
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: [any MortarAttributable], rhs: some MortarAttributable) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .equal, rhs: [rhs])
}

/// Constrains the two components of every element to equal their parts of the tuple.
@discardableResult
@preconcurrency @MainActor
public func |=| <A: MortarAttributable, B: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B)
) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .equal, tuple: MortarTuple(rhs))
}

/// Constrains the four components of every element to equal their parts of the tuple.
@discardableResult
@preconcurrency @MainActor
public func |=| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B, C, D)
) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .equal, tuple: MortarTuple(rhs))
}

/// Constrains the components of every element to equal their parts of a tuple with a priority.
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: [any MortarAttributable], rhs: MortarTuple) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .equal, tuple: rhs)
}

/// Constrains each element of the left side to equal the one at its index on the right. Traps if the lengths differ.
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: [any MortarAttributable], rhs: [any MortarAttributable]) -> MortarConstraint {
  StatementBuilder.makePairs(lhs: lhs, relation: .equal, rhs: rhs)
}

/// Constrains each element of the left side to equal the one at its index on the right, which may be a tuple. Traps if the
/// lengths differ or an element is not a view, guide, attribute, number or tuple of them.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: [Any], rhs: [Any]) -> MortarConstraint {
  StatementBuilder.makeAnyPairs(lhs: lhs, relation: .equal, rhs: rhs)
}

/// Constrains the left side to equal every element of the array, whose elements may be tuples. Traps for other elements.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: some MortarAttributable, rhs: [Any]) -> MortarConstraint {
  StatementBuilder.makeAnyPairs(lhs: Array(repeating: lhs, count: rhs.count), relation: .equal, rhs: rhs)
}

// MARK: |>|

/// Constrains the left side to be at least the right, component by component. Operands are those of `|=|`.
@inlinable
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: some MortarAttributable, rhs: some MortarAttributable) -> MortarConstraint {
  MortarConstraint.make(target: lhs.m_intoAttribute(), relation: .greaterThanOrEqual, source: rhs.m_intoAttribute())
}

/// Constrains each of the two components of the left side to be at least its part of the tuple, as in `view.m_size |>| (100,
/// 200)`.
@discardableResult
@preconcurrency @MainActor
public func |>| <A: MortarAttributable, B: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B)
) -> MortarConstraint {
  StatementBuilder.makeOne(lhs: lhs, relation: .greaterThanOrEqual, tuple: MortarTuple(rhs))
}

/// Constrains each of the four components of the left side to be at least its part of the tuple: `view.m_edges |>| (0, 0, 8,
/// 8)`.
@discardableResult
@preconcurrency @MainActor
public func |>| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B, C, D)
) -> MortarConstraint {
  StatementBuilder.makeOne(lhs: lhs, relation: .greaterThanOrEqual, tuple: MortarTuple(rhs))
}

/// Constrains each component of the left side to be at least its part of a tuple with a priority: `(100, 200) ! .low`.
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: some MortarAttributable, rhs: MortarTuple) -> MortarConstraint {
  StatementBuilder.makeOne(lhs: lhs, relation: .greaterThanOrEqual, tuple: rhs)
}

/// Constrains the left side to be at least every element of the array.
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: some MortarAttributable, rhs: [any MortarAttributable]) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: [lhs], relation: .greaterThanOrEqual, rhs: rhs)
}

/// Constrains every element of the left side to be at least the right.
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: [any MortarAttributable], rhs: some MortarAttributable) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .greaterThanOrEqual, rhs: [rhs])
}

/// Constrains the two components of every element to be at least their parts of the tuple.
@discardableResult
@preconcurrency @MainActor
public func |>| <A: MortarAttributable, B: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B)
) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .greaterThanOrEqual, tuple: MortarTuple(rhs))
}

/// Constrains the four components of every element to be at least their parts of the tuple.
@discardableResult
@preconcurrency @MainActor
public func |>| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B, C, D)
) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .greaterThanOrEqual, tuple: MortarTuple(rhs))
}

/// Constrains the components of every element to be at least their parts of a tuple with a priority.
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: [any MortarAttributable], rhs: MortarTuple) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .greaterThanOrEqual, tuple: rhs)
}

/// Constrains each element of the left side to be at least the one at its index on the right. Traps if the lengths differ.
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: [any MortarAttributable], rhs: [any MortarAttributable]) -> MortarConstraint {
  StatementBuilder.makePairs(lhs: lhs, relation: .greaterThanOrEqual, rhs: rhs)
}

/// Constrains each element of the left side to be at least the one at its index on the right, which may be a tuple. Traps if
/// the lengths differ or an element is not a view, guide, attribute, number or tuple of them.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: [Any], rhs: [Any]) -> MortarConstraint {
  StatementBuilder.makeAnyPairs(lhs: lhs, relation: .greaterThanOrEqual, rhs: rhs)
}

/// Constrains the left side to be at least every element of the array, whose elements may be tuples. Traps for other elements.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: some MortarAttributable, rhs: [Any]) -> MortarConstraint {
  StatementBuilder.makeAnyPairs(lhs: Array(repeating: lhs, count: rhs.count), relation: .greaterThanOrEqual, rhs: rhs)
}

// MARK: |<|

/// Constrains the left side to be at most the right, component by component. Operands are those of `|=|`.
@inlinable
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: some MortarAttributable, rhs: some MortarAttributable) -> MortarConstraint {
  MortarConstraint.make(target: lhs.m_intoAttribute(), relation: .lessThanOrEqual, source: rhs.m_intoAttribute())
}

/// Constrains each of the two components of the left side to be at most its part of the tuple, as in `view.m_size |<| (100,
/// 200)`.
@discardableResult
@preconcurrency @MainActor
public func |<| <A: MortarAttributable, B: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B)
) -> MortarConstraint {
  StatementBuilder.makeOne(lhs: lhs, relation: .lessThanOrEqual, tuple: MortarTuple(rhs))
}

/// Constrains each of the four components of the left side to be at most its part of the tuple: `view.m_edges |<| (0, 0, 8,
/// 8)`.
@discardableResult
@preconcurrency @MainActor
public func |<| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B, C, D)
) -> MortarConstraint {
  StatementBuilder.makeOne(lhs: lhs, relation: .lessThanOrEqual, tuple: MortarTuple(rhs))
}

/// Constrains each component of the left side to be at most its part of a tuple with a priority: `(100, 200) ! .low`.
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: some MortarAttributable, rhs: MortarTuple) -> MortarConstraint {
  StatementBuilder.makeOne(lhs: lhs, relation: .lessThanOrEqual, tuple: rhs)
}

/// Constrains the left side to be at most every element of the array.
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: some MortarAttributable, rhs: [any MortarAttributable]) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: [lhs], relation: .lessThanOrEqual, rhs: rhs)
}

/// Constrains every element of the left side to be at most the right.
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: [any MortarAttributable], rhs: some MortarAttributable) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .lessThanOrEqual, rhs: [rhs])
}

/// Constrains the two components of every element to be at most their parts of the tuple.
@discardableResult
@preconcurrency @MainActor
public func |<| <A: MortarAttributable, B: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B)
) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .lessThanOrEqual, tuple: MortarTuple(rhs))
}

/// Constrains the four components of every element to be at most their parts of the tuple.
@discardableResult
@preconcurrency @MainActor
public func |<| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B, C, D)
) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .lessThanOrEqual, tuple: MortarTuple(rhs))
}

/// Constrains the components of every element to be at most their parts of a tuple with a priority.
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: [any MortarAttributable], rhs: MortarTuple) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .lessThanOrEqual, tuple: rhs)
}

/// Constrains each element of the left side to be at most the one at its index on the right. Traps if the lengths differ.
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: [any MortarAttributable], rhs: [any MortarAttributable]) -> MortarConstraint {
  StatementBuilder.makePairs(lhs: lhs, relation: .lessThanOrEqual, rhs: rhs)
}

/// Constrains each element of the left side to be at most the one at its index on the right, which may be a tuple. Traps if the
/// lengths differ or an element is not a view, guide, attribute, number or tuple of them.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: [Any], rhs: [Any]) -> MortarConstraint {
  StatementBuilder.makeAnyPairs(lhs: lhs, relation: .lessThanOrEqual, rhs: rhs)
}

/// Constrains the left side to be at most every element of the array, whose elements may be tuples. Traps for other elements.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: some MortarAttributable, rhs: [Any]) -> MortarConstraint {
  StatementBuilder.makeAnyPairs(lhs: Array(repeating: lhs, count: rhs.count), relation: .lessThanOrEqual, rhs: rhs)
}
