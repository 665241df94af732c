// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The operators `|=|`, `|>|` and `|<|`. Each operator has the same set of overloads, which call
// `MortarConstraint.make` or `StatementBuilder`.
//
//     left        right       meaning
//     ---------   ---------   --------------------------------------------------------
//     one         one         one statement
//     one         tuple       a statement for each component of the left side and its tuple element
//     one         array       a statement for each element of the right side
//     array       one         a statement for each element of the left side
//     array       tuple       the tuple's statements for each element of the left side
//     array       array       a statement for each index; traps if the lengths differ
//
// The first overload is inlined at the call site to avoid boxing and copying both sides.
//
// Arrays whose elements have no common type, such as `[container, (100, 200)]`, are arrays of `Any`.

public import UIKit

// MARK: |=|

/// Constrains the left side to equal the right side. The constraints are activated immediately or, inside a hierarchy
/// builder, when the outermost builder ends.
///
/// If the left side specifies no attributes, it uses the attributes of the right side. If neither side specifies
/// attributes, both sides use the edges. A number for a position is relative to the superview's left, leading or top
/// edge.
@inlinable
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: some MortarAttributable, rhs: some MortarAttributable) -> MortarConstraint {
  MortarConstraint.make(target: lhs.m_intoAttribute(), relation: .equal, source: rhs.m_intoAttribute())
}

/// Constrains each of the left side's two components to equal its tuple element, as in `view.m_size |=| (100, 200)`.
@discardableResult
@preconcurrency @MainActor
public func |=| <A: MortarAttributable, B: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B)
) -> MortarConstraint {
  StatementBuilder.makeOne(lhs: lhs, relation: .equal, tuple: MortarTuple(rhs))
}

/// Constrains each of the left side's four components to equal its tuple element, as in `view.m_edges |=| (0, 0, 8,
/// 8)`.
@discardableResult
@preconcurrency @MainActor
public func |=| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B, C, D)
) -> MortarConstraint {
  StatementBuilder.makeOne(lhs: lhs, relation: .equal, tuple: MortarTuple(rhs))
}

/// Constrains each of the left side's components to equal the corresponding element of a tuple that has a priority:
/// `(100, 200) ! .low`.
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

/// Constrains every element of the left side to equal the right side.
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: [any MortarAttributable], rhs: some MortarAttributable) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .equal, rhs: [rhs])
}

/// Constrains the two components of every element to equal the corresponding tuple elements.
@discardableResult
@preconcurrency @MainActor
public func |=| <A: MortarAttributable, B: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B)
) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .equal, tuple: MortarTuple(rhs))
}

/// Constrains the four components of every element to equal the corresponding tuple elements.
@discardableResult
@preconcurrency @MainActor
public func |=| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B, C, D)
) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .equal, tuple: MortarTuple(rhs))
}

/// Constrains the components of every element to equal the corresponding elements of a tuple that has a priority.
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: [any MortarAttributable], rhs: MortarTuple) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .equal, tuple: rhs)
}

/// Constrains each element on the left side to equal the element at the same index on the right side. Traps if the
/// lengths differ.
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: [any MortarAttributable], rhs: [any MortarAttributable]) -> MortarConstraint {
  StatementBuilder.makePairs(lhs: lhs, relation: .equal, rhs: rhs)
}

/// Constrains each element on the left side to equal the element at the same index on the right side, which may be a
/// tuple. Traps if the lengths differ or if an element is not a view, guide, attribute, number or a tuple of these.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: [Any], rhs: [Any]) -> MortarConstraint {
  StatementBuilder.makeAnyPairs(lhs: lhs, relation: .equal, rhs: rhs)
}

/// Constrains the left side to equal every element of the array. Elements may be tuples. Traps for elements of other
/// types.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: some MortarAttributable, rhs: [Any]) -> MortarConstraint {
  StatementBuilder.makeAnyPairs(lhs: Array(repeating: lhs, count: rhs.count), relation: .equal, rhs: rhs)
}

// MARK: |>|

/// Constrains the left side to be at least the right side, component by component. Supports the same operands as
/// `|=|`.
@inlinable
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: some MortarAttributable, rhs: some MortarAttributable) -> MortarConstraint {
  MortarConstraint.make(target: lhs.m_intoAttribute(), relation: .greaterThanOrEqual, source: rhs.m_intoAttribute())
}

/// Constrains each of the left side's two components to be at least its tuple element, as in `view.m_size |>| (100,
/// 200)`.
@discardableResult
@preconcurrency @MainActor
public func |>| <A: MortarAttributable, B: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B)
) -> MortarConstraint {
  StatementBuilder.makeOne(lhs: lhs, relation: .greaterThanOrEqual, tuple: MortarTuple(rhs))
}

/// Constrains each of the left side's four components to be at least its tuple element, as in `view.m_edges |>| (0,
/// 0, 8, 8)`.
@discardableResult
@preconcurrency @MainActor
public func |>| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B, C, D)
) -> MortarConstraint {
  StatementBuilder.makeOne(lhs: lhs, relation: .greaterThanOrEqual, tuple: MortarTuple(rhs))
}

/// Constrains each of the left side's components to be at least the corresponding element of a tuple that has a
/// priority: `(100, 200) ! .low`.
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

/// Constrains every element of the left side to be at least the right side.
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: [any MortarAttributable], rhs: some MortarAttributable) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .greaterThanOrEqual, rhs: [rhs])
}

/// Constrains the two components of every element to be at least the corresponding tuple elements.
@discardableResult
@preconcurrency @MainActor
public func |>| <A: MortarAttributable, B: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B)
) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .greaterThanOrEqual, tuple: MortarTuple(rhs))
}

/// Constrains the four components of every element to be at least the corresponding tuple elements.
@discardableResult
@preconcurrency @MainActor
public func |>| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B, C, D)
) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .greaterThanOrEqual, tuple: MortarTuple(rhs))
}

/// Constrains the components of every element to be at least the corresponding elements of a tuple that has a
/// priority.
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: [any MortarAttributable], rhs: MortarTuple) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .greaterThanOrEqual, tuple: rhs)
}

/// Constrains each element on the left side to be at least the element at the same index on the right side. Traps if
/// the lengths differ.
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: [any MortarAttributable], rhs: [any MortarAttributable]) -> MortarConstraint {
  StatementBuilder.makePairs(lhs: lhs, relation: .greaterThanOrEqual, rhs: rhs)
}

/// Constrains each element on the left side to be at least the element at the same index on the right side, which may
/// be a tuple. Traps if the lengths differ or if an element is not a view, guide, attribute, number or a tuple of
/// these.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: [Any], rhs: [Any]) -> MortarConstraint {
  StatementBuilder.makeAnyPairs(lhs: lhs, relation: .greaterThanOrEqual, rhs: rhs)
}

/// Constrains the left side to be at least every element of the array. Elements may be tuples. Traps for elements of
/// other types.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: some MortarAttributable, rhs: [Any]) -> MortarConstraint {
  StatementBuilder.makeAnyPairs(lhs: Array(repeating: lhs, count: rhs.count), relation: .greaterThanOrEqual, rhs: rhs)
}

// MARK: |<|

/// Constrains the left side to be at most the right side, component by component. Supports the same operands as
/// `|=|`.
@inlinable
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: some MortarAttributable, rhs: some MortarAttributable) -> MortarConstraint {
  MortarConstraint.make(target: lhs.m_intoAttribute(), relation: .lessThanOrEqual, source: rhs.m_intoAttribute())
}

/// Constrains each of the left side's two components to be at most its tuple element, as in `view.m_size |<| (100,
/// 200)`.
@discardableResult
@preconcurrency @MainActor
public func |<| <A: MortarAttributable, B: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B)
) -> MortarConstraint {
  StatementBuilder.makeOne(lhs: lhs, relation: .lessThanOrEqual, tuple: MortarTuple(rhs))
}

/// Constrains each of the left side's four components to be at most its tuple element, as in `view.m_edges |<| (0, 0,
/// 8, 8)`.
@discardableResult
@preconcurrency @MainActor
public func |<| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B, C, D)
) -> MortarConstraint {
  StatementBuilder.makeOne(lhs: lhs, relation: .lessThanOrEqual, tuple: MortarTuple(rhs))
}

/// Constrains each of the left side's components to be at most the corresponding element of a tuple that has a
/// priority: `(100, 200) ! .low`.
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

/// Constrains every element of the left side to be at most the right side.
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: [any MortarAttributable], rhs: some MortarAttributable) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .lessThanOrEqual, rhs: [rhs])
}

/// Constrains the two components of every element to be at most the corresponding tuple elements.
@discardableResult
@preconcurrency @MainActor
public func |<| <A: MortarAttributable, B: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B)
) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .lessThanOrEqual, tuple: MortarTuple(rhs))
}

/// Constrains the four components of every element to be at most the corresponding tuple elements.
@discardableResult
@preconcurrency @MainActor
public func |<| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B, C, D)
) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .lessThanOrEqual, tuple: MortarTuple(rhs))
}

/// Constrains the components of every element to be at most the corresponding elements of a tuple that has a
/// priority.
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: [any MortarAttributable], rhs: MortarTuple) -> MortarConstraint {
  StatementBuilder.makeEach(lhs: lhs, relation: .lessThanOrEqual, tuple: rhs)
}

/// Constrains each element on the left side to be at most the element at the same index on the right side. Traps if
/// the lengths differ.
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: [any MortarAttributable], rhs: [any MortarAttributable]) -> MortarConstraint {
  StatementBuilder.makePairs(lhs: lhs, relation: .lessThanOrEqual, rhs: rhs)
}

/// Constrains each element on the left side to be at most the element at the same index on the right side, which may
/// be a tuple. Traps if the lengths differ or if an element is not a view, guide, attribute, number or a tuple of
/// these.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: [Any], rhs: [Any]) -> MortarConstraint {
  StatementBuilder.makeAnyPairs(lhs: lhs, relation: .lessThanOrEqual, rhs: rhs)
}

/// Constrains the left side to be at most every element of the array. Elements may be tuples. Traps for elements of
/// other types.
@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: some MortarAttributable, rhs: [Any]) -> MortarConstraint {
  StatementBuilder.makeAnyPairs(lhs: Array(repeating: lhs, count: rhs.count), relation: .lessThanOrEqual, rhs: rhs)
}
