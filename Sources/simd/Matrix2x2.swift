// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraFoundation

/// A matrix with 2 columns and 2 rows.
public struct simd_float2x2: Equatable, Sendable {
  /// The columns of the matrix.
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  /// Creates the zero matrix.
  public init() { columns = (.zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ column0: SIMD2<Float>, _ column1: SIMD2<Float>) { columns = (column0, column1) }
  /// Creates a matrix from an array of at most 2 columns. Missing columns are zero.
  public init(_ columns: [SIMD2<Float>]) {
    self.init()
    for (index, column) in columns.prefix(2).enumerated() { self[index] = column }
  }
  /// Creates a matrix from an array of at most 2 rows. Missing rows are zero.
  public init(rows: [SIMD2<Float>]) { self = simd_float2x2(rows).transpose }
  /// Creates a diagonal matrix whose diagonal elements all equal a scalar.
  public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }
  /// Creates a diagonal matrix with the elements of a vector.
  public init(diagonal: SIMD2<Float>) {
    self.init()
    for index in 0..<2 { self[index][index] = diagonal[index] }
  }

  /// The column at an index.
  public subscript(column: Int) -> SIMD2<Float> {
    get {
      switch column {
      case 0: columns.0
      default: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }

  /// The element at a column and row.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The transpose.
  public var transpose: simd_float2x2 {
    simd_float2x2(SIMD2<Float>(columns.0.x, columns.1.x), SIMD2<Float>(columns.0.y, columns.1.y))
  }

  /// The determinant.
  public var determinant: Float {
    columns.0.x * columns.1.y - columns.1.x * columns.0.y
  }

  /// The inverse. It contains infinities or NaN if the matrix is singular.
  public var inverse: simd_float2x2 {
    let scale = 1 / determinant
    return simd_float2x2(
      SIMD2<Float>(columns.1.y, -columns.0.y) * scale, SIMD2<Float>(-columns.1.x, columns.0.x) * scale)
  }

  public static func == (left: simd_float2x2, right: simd_float2x2) -> Bool {
    (0..<2).allSatisfy { left[$0] == right[$0] }
  }
  /// Returns the sum of two matrices.
  public static func + (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left.columns.0 + right.columns.0, left.columns.1 + right.columns.1)
  }
  /// Returns the difference of two matrices.
  public static func - (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left.columns.0 - right.columns.0, left.columns.1 - right.columns.1)
  }
  /// Returns a matrix with each element multiplied by a scalar.
  public static func * (left: simd_float2x2, right: Float) -> simd_float2x2 {
    simd_float2x2(left.columns.0 * right, left.columns.1 * right)
  }
  /// Returns a matrix with each element multiplied by a scalar.
  public static func * (left: Float, right: simd_float2x2) -> simd_float2x2 { right * left }
  /// Returns the product of a matrix and a vector.
  public static func * (left: simd_float2x2, right: SIMD2<Float>) -> SIMD2<Float> {
    var result = left.columns.0 * right.x
    result += left.columns.1 * right.y
    return result
  }
  /// Returns the product of two matrices.
  public static func * (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left * right.columns.0, left * right.columns.1)
  }
  /// Multiplies the left matrix by the right matrix.
  public static func *= (left: inout simd_float2x2, right: simd_float2x2) { left = left * right }
}

/// A matrix with 2 columns and 2 rows.
public typealias float2x2 = simd_float2x2
/// A matrix with 2 columns and 2 rows.
public typealias matrix_float2x2 = simd_float2x2
/// The identity matrix.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// Returns the product of two matrices.
public func simd_mul(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }
/// Returns the product of a matrix and a vector.
public func simd_mul(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }
/// Returns the transpose of a matrix.
public func simd_transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }
/// Returns the inverse of a matrix. It contains infinities or NaN if the matrix is singular.
public func simd_inverse(_ x: simd_float2x2) -> simd_float2x2 { x.inverse }
/// Returns the determinant of a matrix.
public func simd_determinant(_ x: simd_float2x2) -> Float { x.determinant }

/// A matrix with 2 columns and 2 rows.
public struct simd_double2x2: Equatable, Sendable {
  /// The columns of the matrix.
  public var columns: (SIMD2<Double>, SIMD2<Double>)

  /// Creates the zero matrix.
  public init() { columns = (.zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ column0: SIMD2<Double>, _ column1: SIMD2<Double>) { columns = (column0, column1) }
  /// Creates a matrix from an array of at most 2 columns. Missing columns are zero.
  public init(_ columns: [SIMD2<Double>]) {
    self.init()
    for (index, column) in columns.prefix(2).enumerated() { self[index] = column }
  }
  /// Creates a matrix from an array of at most 2 rows. Missing rows are zero.
  public init(rows: [SIMD2<Double>]) { self = simd_double2x2(rows).transpose }
  /// Creates a diagonal matrix whose diagonal elements all equal a scalar.
  public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }
  /// Creates a diagonal matrix with the elements of a vector.
  public init(diagonal: SIMD2<Double>) {
    self.init()
    for index in 0..<2 { self[index][index] = diagonal[index] }
  }

  /// The column at an index.
  public subscript(column: Int) -> SIMD2<Double> {
    get {
      switch column {
      case 0: columns.0
      default: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }

  /// The element at a column and row.
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The transpose.
  public var transpose: simd_double2x2 {
    simd_double2x2(SIMD2<Double>(columns.0.x, columns.1.x), SIMD2<Double>(columns.0.y, columns.1.y))
  }

  /// The determinant.
  public var determinant: Double {
    columns.0.x * columns.1.y - columns.1.x * columns.0.y
  }

  /// The inverse. It contains infinities or NaN if the matrix is singular.
  public var inverse: simd_double2x2 {
    let scale = 1 / determinant
    return simd_double2x2(
      SIMD2<Double>(columns.1.y, -columns.0.y) * scale, SIMD2<Double>(-columns.1.x, columns.0.x) * scale)
  }

  public static func == (left: simd_double2x2, right: simd_double2x2) -> Bool {
    (0..<2).allSatisfy { left[$0] == right[$0] }
  }
  /// Returns the sum of two matrices.
  public static func + (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(left.columns.0 + right.columns.0, left.columns.1 + right.columns.1)
  }
  /// Returns the difference of two matrices.
  public static func - (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(left.columns.0 - right.columns.0, left.columns.1 - right.columns.1)
  }
  /// Returns a matrix with each element multiplied by a scalar.
  public static func * (left: simd_double2x2, right: Double) -> simd_double2x2 {
    simd_double2x2(left.columns.0 * right, left.columns.1 * right)
  }
  /// Returns a matrix with each element multiplied by a scalar.
  public static func * (left: Double, right: simd_double2x2) -> simd_double2x2 { right * left }
  /// Returns the product of a matrix and a vector.
  public static func * (left: simd_double2x2, right: SIMD2<Double>) -> SIMD2<Double> {
    var result = left.columns.0 * right.x
    result += left.columns.1 * right.y
    return result
  }
  /// Returns the product of two matrices.
  public static func * (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(left * right.columns.0, left * right.columns.1)
  }
  /// Multiplies the left matrix by the right matrix.
  public static func *= (left: inout simd_double2x2, right: simd_double2x2) { left = left * right }
}

/// A matrix with 2 columns and 2 rows.
public typealias double2x2 = simd_double2x2
/// A matrix with 2 columns and 2 rows.
public typealias matrix_double2x2 = simd_double2x2
/// The identity matrix.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// Returns the product of two matrices.
public func simd_mul(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
/// Returns the product of a matrix and a vector.
public func simd_mul(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
/// Returns the transpose of a matrix.
public func simd_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }
/// Returns the inverse of a matrix. It contains infinities or NaN if the matrix is singular.
public func simd_inverse(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }
/// Returns the determinant of a matrix.
public func simd_determinant(_ x: simd_double2x2) -> Double { x.determinant }
