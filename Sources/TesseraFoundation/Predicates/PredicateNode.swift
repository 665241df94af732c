// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The object and variables for which a predicate is evaluated.
struct PredicateScope {
  let object: Any?
  let variables: [String: Any]
}

/// The number of elements in a collection that must satisfy a condition.
enum PredicateQuantifier: String {
  case any = "ANY"
  case some = "SOME"
  case all = "ALL"
  case none = "NONE"
}

indirect enum PredicateNode {
  case constant(Bool)
  case not(PredicateNode)
  case and([PredicateNode])
  case or([PredicateNode])
  case comparison(PredicateQuantifier?, PredicateExpression, PredicateComparison, PredicateExpression)

  func evaluate(_ scope: PredicateScope) -> Bool {
    switch self {
    case .constant(let value): return value
    case .not(let part): return !part.evaluate(scope)
    case .and(let parts): return parts.allSatisfy { $0.evaluate(scope) }
    case .or(let parts): return parts.contains { $0.evaluate(scope) }
    case .comparison(let quantifier, let left, let comparison, let right):
      let (left, right) = (left.value(scope), right.value(scope))
      guard let quantifier else { return comparison.holds(left, right) }
      return Self.isTrue(quantifier, left: left, comparison: comparison, right: right)
    }
  }

  private static func isTrue(
    _ quantifier: PredicateQuantifier, left: Any?, comparison: PredicateComparison, right: Any?
  ) -> Bool {
    guard let elements = PredicateValue.elements(left) else {
      // nil is treated as an empty collection.
      if left == nil { return quantifier == .all || quantifier == .none }
      raise(
        "NSInvalidArgumentException",
        "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet.")
    }
    switch quantifier {
    case .any, .some: return elements.contains { comparison.holds($0, right) }
    case .all: return elements.allSatisfy { comparison.holds($0, right) }
    case .none: return !elements.contains { comparison.holds($0, right) }
    }
  }
}
