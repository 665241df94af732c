// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// An operand of a comparison.
indirect enum PredicateExpression {
  /// The evaluated object, `SELF`.
  case object
  case constant(Any?)
  case variable(String)
  case list([PredicateExpression])
  case path(PredicateExpression, [PredicateStep])
  case arithmetic(PredicateExpression, [(PredicateArithmetic, PredicateExpression)])

  /// Returns the expression's value, or nil if there is none or it is `NSNull`.
  func value(_ scope: PredicateScope) -> Any? {
    switch self {
    case .object: return PredicateValue.flattened(scope.object)
    case .constant(let value): return PredicateValue.flattened(value)
    case .list(let elements): return elements.map { $0.value(scope) ?? NSNull() }
    case .variable(let name):
      guard let value = scope.variables[name] else {
        raise("NSInvalidArgumentException", "Can't get value for '\(name)' in bindings \(scope.variables).")
      }
      return PredicateValue.flattened(value)
    case .path(let start, let steps):
      return PredicatePath.value(behind: steps[...], of: start.value(scope), scope)
    case .arithmetic(let first, let rest):
      return rest.reduce(first.value(scope)) { $1.0.result($0, $1.1.value(scope)) }
    }
  }
}
