// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraFoundation

/// A matrix with 3 columns and 3 rows.
public struct simd_float3x3: Equatable, Sendable {
  /// The columns of the matrix.
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  /// Creates the zero matrix.
  public init() { columns = (.zero, .zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ column0: SIMD3<Float>, _ column1: SIMD3<Float>, _ column2: SIMD3<Float>) {
    columns = (column0, column1, column2)
  }
  /// Creates a matrix from an array of at most 3 columns. Missing columns are zero.
  public init(_ columns: [SIMD3<Float>]) {
    self.init()
    for (index, column) in columns.prefix(3).enumerated() { self[index] = column }
  }
  /// Creates a matrix from an array of at most 3 rows. Missing rows are zero.
  public init(rows: [SIMD3<Float>]) { self = simd_float3x3(rows).transpose }
  /// Creates a diagonal matrix whose diagonal elements all equal a scalar.
  public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }
  /// Creates a diagonal matrix with the elements of a vector.
  public init(diagonal: SIMD3<Float>) {
    self.init()
    for index in 0..<3 { self[index][index] = diagonal[index] }
  }

  /// The column at an index.
  public subscript(column: Int) -> SIMD3<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }

  /// The element at a column and row.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The transpose.
  public var transpose: simd_float3x3 {
    simd_float3x3(
      SIMD3<Float>(columns.0.x, columns.1.x, columns.2.x), SIMD3<Float>(columns.0.y, columns.1.y, columns.2.y),
      SIMD3<Float>(columns.0.z, columns.1.z, columns.2.z))
  }

  /// The determinant.
  public var determinant: Float {
    simd_dot(columns.0, simd_cross(columns.1, columns.2))
  }

  /// The inverse. It contains infinities or NaN if the matrix is singular.
  public var inverse: simd_float3x3 {
    let scale = 1 / determinant
    let rows = simd_float3x3(
      simd_cross(columns.1, columns.2), simd_cross(columns.2, columns.0), simd_cross(columns.0, columns.1))
    return rows.transpose * scale
  }

  public static func == (left: simd_float3x3, right: simd_float3x3) -> Bool {
    (0..<3).allSatisfy { left[$0] == right[$0] }
  }
  /// Returns the sum of two matrices.
  public static func + (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(left.columns.0 + right.columns.0, left.columns.1 + right.columns.1, left.columns.2 + right.columns.2)
  }
  /// Returns the difference of two matrices.
  public static func - (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(left.columns.0 - right.columns.0, left.columns.1 - right.columns.1, left.columns.2 - right.columns.2)
  }
  /// Returns a matrix with each element multiplied by a scalar.
  public static func * (left: simd_float3x3, right: Float) -> simd_float3x3 {
    simd_float3x3(left.columns.0 * right, left.columns.1 * right, left.columns.2 * right)
  }
  /// Returns a matrix with each element multiplied by a scalar.
  public static func * (left: Float, right: simd_float3x3) -> simd_float3x3 { right * left }
  /// Returns the product of a matrix and a vector.
  public static func * (left: simd_float3x3, right: SIMD3<Float>) -> SIMD3<Float> {
    var result = left.columns.0 * right.x
    result += left.columns.1 * right.y
    result += left.columns.2 * right.z
    return result
  }
  /// Returns the product of two matrices.
  public static func * (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(left * right.columns.0, left * right.columns.1, left * right.columns.2)
  }
  /// Multiplies the left matrix by the right matrix.
  public static func *= (left: inout simd_float3x3, right: simd_float3x3) { left = left * right }
}

/// A matrix with 3 columns and 3 rows.
public typealias float3x3 = simd_float3x3
/// A matrix with 3 columns and 3 rows.
public typealias matrix_float3x3 = simd_float3x3
/// The identity matrix.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// Returns the product of two matrices.
public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
/// Returns the product of a matrix and a vector.
public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
/// Returns the transpose of a matrix.
public func simd_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }
/// Returns the inverse of a matrix. It contains infinities or NaN if the matrix is singular.
public func simd_inverse(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }
/// Returns the determinant of a matrix.
public func simd_determinant(_ x: simd_float3x3) -> Float { x.determinant }

/// A matrix with 3 columns and 3 rows.
public struct simd_double3x3: Equatable, Sendable {
  /// The columns of the matrix.
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Creates the zero matrix.
  public init() { columns = (.zero, .zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>) {
    columns = (column0, column1, column2)
  }
  /// Creates a matrix from an array of at most 3 columns. Missing columns are zero.
  public init(_ columns: [SIMD3<Double>]) {
    self.init()
    for (index, column) in columns.prefix(3).enumerated() { self[index] = column }
  }
  /// Creates a matrix from an array of at most 3 rows. Missing rows are zero.
  public init(rows: [SIMD3<Double>]) { self = simd_double3x3(rows).transpose }
  /// Creates a diagonal matrix whose diagonal elements all equal a scalar.
  public init(_ scalar: Double) { self.init(diagonal: SIMD3<Double>(repeating: scalar)) }
  /// Creates a diagonal matrix with the elements of a vector.
  public init(diagonal: SIMD3<Double>) {
    self.init()
    for index in 0..<3 { self[index][index] = diagonal[index] }
  }

  /// The column at an index.
  public subscript(column: Int) -> SIMD3<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }

  /// The element at a column and row.
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The transpose.
  public var transpose: simd_double3x3 {
    simd_double3x3(
      SIMD3<Double>(columns.0.x, columns.1.x, columns.2.x), SIMD3<Double>(columns.0.y, columns.1.y, columns.2.y),
      SIMD3<Double>(columns.0.z, columns.1.z, columns.2.z))
  }

  /// The determinant.
  public var determinant: Double {
    simd_dot(columns.0, simd_cross(columns.1, columns.2))
  }

  /// The inverse. It contains infinities or NaN if the matrix is singular.
  public var inverse: simd_double3x3 {
    let scale = 1 / determinant
    let rows = simd_double3x3(
      simd_cross(columns.1, columns.2), simd_cross(columns.2, columns.0), simd_cross(columns.0, columns.1))
    return rows.transpose * scale
  }

  public static func == (left: simd_double3x3, right: simd_double3x3) -> Bool {
    (0..<3).allSatisfy { left[$0] == right[$0] }
  }
  /// Returns the sum of two matrices.
  public static func + (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
    simd_double3x3(left.columns.0 + right.columns.0, left.columns.1 + right.columns.1, left.columns.2 + right.columns.2)
  }
  /// Returns the difference of two matrices.
  public static func - (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
    simd_double3x3(left.columns.0 - right.columns.0, left.columns.1 - right.columns.1, left.columns.2 - right.columns.2)
  }
  /// Returns a matrix with each element multiplied by a scalar.
  public static func * (left: simd_double3x3, right: Double) -> simd_double3x3 {
    simd_double3x3(left.columns.0 * right, left.columns.1 * right, left.columns.2 * right)
  }
  /// Returns a matrix with each element multiplied by a scalar.
  public static func * (left: Double, right: simd_double3x3) -> simd_double3x3 { right * left }
  /// Returns the product of a matrix and a vector.
  public static func * (left: simd_double3x3, right: SIMD3<Double>) -> SIMD3<Double> {
    var result = left.columns.0 * right.x
    result += left.columns.1 * right.y
    result += left.columns.2 * right.z
    return result
  }
  /// Returns the product of two matrices.
  public static func * (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
    simd_double3x3(left * right.columns.0, left * right.columns.1, left * right.columns.2)
  }
  /// Multiplies the left matrix by the right matrix.
  public static func *= (left: inout simd_double3x3, right: simd_double3x3) { left = left * right }
}

/// A matrix with 3 columns and 3 rows.
public typealias double3x3 = simd_double3x3
/// A matrix with 3 columns and 3 rows.
public typealias matrix_double3x3 = simd_double3x3
/// The identity matrix.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// Returns the product of two matrices.
public func simd_mul(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x * y }
/// Returns the product of a matrix and a vector.
public func simd_mul(_ x: simd_double3x3, _ y: SIMD3<Double>) -> SIMD3<Double> { x * y }
/// Returns the transpose of a matrix.
public func simd_transpose(_ x: simd_double3x3) -> simd_double3x3 { x.transpose }
/// Returns the inverse of a matrix. It contains infinities or NaN if the matrix is singular.
public func simd_inverse(_ x: simd_double3x3) -> simd_double3x3 { x.inverse }
/// Returns the determinant of a matrix.
public func simd_determinant(_ x: simd_double3x3) -> Double { x.determinant }
