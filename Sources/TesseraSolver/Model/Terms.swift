// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The components of a row, and the clamping of extreme input before any arithmetic.

/// The relation between a row's sum and its constant.
package enum Relation: Int8, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

/// A term of a row: `coefficient * variable`.
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

/// The solver's numeric range. The layout layer reports invalid numbers to the user. The solver clamps them so that
/// it terminates with finite values for any input: NaN is treated as 0, constants and rest values are clamped to
/// ±1e12, coefficients below 1e-6 are treated as 0, and coefficients above 1e6 are treated as 1e6. A Double has about
/// 15 significant digits, so at 1e12 the precision is still about a thousandth of a point.
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
