// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// An arithmetic operation on two numbers.
enum PredicateArithmetic {
  case add, subtract, multiply, divide, raise

  /// Returns the result, or nil if an operand is not a number. If both operands are integers and the operation
  /// doesn't overflow, the result is an integer.
  func result(_ left: Any?, _ right: Any?) -> Any? {
    guard let left = PredicateNumber(left), let right = PredicateNumber(right) else { return nil }
    if case (.whole(let left), .whole(let right)) = (left, right), let result = whole(left: left, right: right) {
      return result
    }
    switch self {
    case .add: return left.real + right.real
    case .subtract: return left.real - right.real
    case .multiply: return left.real * right.real
    case .divide: return left.real / right.real
    case .raise: return pow(left.real, right.real)
    }
  }

  private func whole(left: Int, right: Int) -> Int? {
    let (result, overflow): (Int, Bool)
    switch self {
    case .add: (result, overflow) = left.addingReportingOverflow(right)
    case .subtract: (result, overflow) = left.subtractingReportingOverflow(right)
    case .multiply: (result, overflow) = left.multipliedReportingOverflow(by: right)
    case .divide: (result, overflow) = left.dividedReportingOverflow(by: right)
    case .raise: return nil
    }
    return overflow ? nil : result
  }
}
