// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The parts of a row, and the clamping of hostile numbers before any arithmetic.

/// The relation between the sum of a row and its constant.
package enum Relation: Int8, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

/// `coefficient * variable`.
package struct Term: Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }

  package init(variable: Variable, coefficient: Double) {
    self.init(variable, coefficient)
  }
}

/// The numeric range of the solver. The layer above reports bad numbers to the user; the solver clamps, so that it
/// terminates with finite values for any input:
/// NaN counts as 0; constants and rests are clamped to ±1e12; coefficients below 1e-6 count as 0 and those above
/// 1e6 as 1e6. Doubles carry 15 digits, so at 1e12 these ranges leave a precision of about a thousandth of a point.
enum NumericRange {
  static let largestConstant = 1e12
  static let largestCoefficient = 1e6
  static let smallestCoefficient = 1e-6

  @inline(__always)
  static func constant(_ value: Double) -> Double {
    if value.magnitude <= largestConstant { return value }
    if value.isNaN { return 0 }
    return value < 0 ? -largestConstant : largestConstant
  }

  @inline(__always)
  static func coefficient(_ value: Double) -> Double {
    let size = value.magnitude
    if size >= smallestCoefficient, size <= largestCoefficient { return value }
    if !(size >= smallestCoefficient) { return 0 }
    return value < 0 ? -largestCoefficient : largestCoefficient
  }
}
