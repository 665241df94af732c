// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `|=|`, `|>|` and `|<|`: what may stand on their sides. One row of overloads for each operator; all end in `Statements`.
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

@inlinable
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: some MortarAttributable, rhs: some MortarAttributable) -> MortarConstraint {
  MortarConstraint.made(lhs.m_intoAttribute(), .equal, rhs.m_intoAttribute())
}

@discardableResult
@preconcurrency @MainActor
public func |=| <A: MortarAttributable, B: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B)
) -> MortarConstraint {
  Statements.one(lhs, .equal, MortarTuple(rhs))
}

@discardableResult
@preconcurrency @MainActor
public func |=| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B, C, D)
) -> MortarConstraint {
  Statements.one(lhs, .equal, MortarTuple(rhs))
}

@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: some MortarAttributable, rhs: MortarTuple) -> MortarConstraint {
  Statements.one(lhs, .equal, rhs)
}

@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: some MortarAttributable, rhs: [any MortarAttributable]) -> MortarConstraint {
  Statements.each([lhs], .equal, rhs)
}

@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: [any MortarAttributable], rhs: some MortarAttributable) -> MortarConstraint {
  Statements.each(lhs, .equal, [rhs])
}

@discardableResult
@preconcurrency @MainActor
public func |=| <A: MortarAttributable, B: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B)
) -> MortarConstraint {
  Statements.each(lhs, .equal, MortarTuple(rhs))
}

@discardableResult
@preconcurrency @MainActor
public func |=| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B, C, D)
) -> MortarConstraint {
  Statements.each(lhs, .equal, MortarTuple(rhs))
}

@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: [any MortarAttributable], rhs: MortarTuple) -> MortarConstraint {
  Statements.each(lhs, .equal, rhs)
}

@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: [any MortarAttributable], rhs: [any MortarAttributable]) -> MortarConstraint {
  Statements.pairs(lhs, .equal, rhs)
}

@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: [Any], rhs: [Any]) -> MortarConstraint { Statements.anyPairs(lhs, .equal, rhs) }

@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |=| (lhs: some MortarAttributable, rhs: [Any]) -> MortarConstraint {
  Statements.anyPairs(Array(repeating: lhs, count: rhs.count), .equal, rhs)
}

// MARK: |>|

@inlinable
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: some MortarAttributable, rhs: some MortarAttributable) -> MortarConstraint {
  MortarConstraint.made(lhs.m_intoAttribute(), .greaterThanOrEqual, rhs.m_intoAttribute())
}

@discardableResult
@preconcurrency @MainActor
public func |>| <A: MortarAttributable, B: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B)
) -> MortarConstraint {
  Statements.one(lhs, .greaterThanOrEqual, MortarTuple(rhs))
}

@discardableResult
@preconcurrency @MainActor
public func |>| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B, C, D)
) -> MortarConstraint {
  Statements.one(lhs, .greaterThanOrEqual, MortarTuple(rhs))
}

@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: some MortarAttributable, rhs: MortarTuple) -> MortarConstraint {
  Statements.one(lhs, .greaterThanOrEqual, rhs)
}

@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: some MortarAttributable, rhs: [any MortarAttributable]) -> MortarConstraint {
  Statements.each([lhs], .greaterThanOrEqual, rhs)
}

@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: [any MortarAttributable], rhs: some MortarAttributable) -> MortarConstraint {
  Statements.each(lhs, .greaterThanOrEqual, [rhs])
}

@discardableResult
@preconcurrency @MainActor
public func |>| <A: MortarAttributable, B: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B)
) -> MortarConstraint {
  Statements.each(lhs, .greaterThanOrEqual, MortarTuple(rhs))
}

@discardableResult
@preconcurrency @MainActor
public func |>| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B, C, D)
) -> MortarConstraint {
  Statements.each(lhs, .greaterThanOrEqual, MortarTuple(rhs))
}

@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: [any MortarAttributable], rhs: MortarTuple) -> MortarConstraint {
  Statements.each(lhs, .greaterThanOrEqual, rhs)
}

@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: [any MortarAttributable], rhs: [any MortarAttributable]) -> MortarConstraint {
  Statements.pairs(lhs, .greaterThanOrEqual, rhs)
}

@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: [Any], rhs: [Any]) -> MortarConstraint { Statements.anyPairs(lhs, .greaterThanOrEqual, rhs) }

@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |>| (lhs: some MortarAttributable, rhs: [Any]) -> MortarConstraint {
  Statements.anyPairs(Array(repeating: lhs, count: rhs.count), .greaterThanOrEqual, rhs)
}

// MARK: |<|

@inlinable
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: some MortarAttributable, rhs: some MortarAttributable) -> MortarConstraint {
  MortarConstraint.made(lhs.m_intoAttribute(), .lessThanOrEqual, rhs.m_intoAttribute())
}

@discardableResult
@preconcurrency @MainActor
public func |<| <A: MortarAttributable, B: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B)
) -> MortarConstraint {
  Statements.one(lhs, .lessThanOrEqual, MortarTuple(rhs))
}

@discardableResult
@preconcurrency @MainActor
public func |<| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: some MortarAttributable, rhs: (A, B, C, D)
) -> MortarConstraint {
  Statements.one(lhs, .lessThanOrEqual, MortarTuple(rhs))
}

@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: some MortarAttributable, rhs: MortarTuple) -> MortarConstraint {
  Statements.one(lhs, .lessThanOrEqual, rhs)
}

@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: some MortarAttributable, rhs: [any MortarAttributable]) -> MortarConstraint {
  Statements.each([lhs], .lessThanOrEqual, rhs)
}

@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: [any MortarAttributable], rhs: some MortarAttributable) -> MortarConstraint {
  Statements.each(lhs, .lessThanOrEqual, [rhs])
}

@discardableResult
@preconcurrency @MainActor
public func |<| <A: MortarAttributable, B: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B)
) -> MortarConstraint {
  Statements.each(lhs, .lessThanOrEqual, MortarTuple(rhs))
}

@discardableResult
@preconcurrency @MainActor
public func |<| <A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
  lhs: [any MortarAttributable], rhs: (A, B, C, D)
) -> MortarConstraint {
  Statements.each(lhs, .lessThanOrEqual, MortarTuple(rhs))
}

@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: [any MortarAttributable], rhs: MortarTuple) -> MortarConstraint {
  Statements.each(lhs, .lessThanOrEqual, rhs)
}

@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: [any MortarAttributable], rhs: [any MortarAttributable]) -> MortarConstraint {
  Statements.pairs(lhs, .lessThanOrEqual, rhs)
}

@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: [Any], rhs: [Any]) -> MortarConstraint { Statements.anyPairs(lhs, .lessThanOrEqual, rhs) }

@_disfavoredOverload
@discardableResult
@preconcurrency @MainActor
public func |<| (lhs: some MortarAttributable, rhs: [Any]) -> MortarConstraint {
  Statements.anyPairs(Array(repeating: lhs, count: rhs.count), .lessThanOrEqual, rhs)
}
