// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraFoundation

/// A matrix with 4 columns and 4 rows.
public struct simd_float4x4: Equatable, Sendable {
  /// The columns of the matrix.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// Creates the zero matrix.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ column0: SIMD4<Float>, _ column1: SIMD4<Float>, _ column2: SIMD4<Float>, _ column3: SIMD4<Float>) {
    columns = (column0, column1, column2, column3)
  }
  /// Creates a matrix from an array of at most 4 columns. Missing columns are zero.
  public init(_ columns: [SIMD4<Float>]) {
    self.init()
    for (index, column) in columns.prefix(4).enumerated() { self[index] = column }
  }
  /// Creates a matrix from an array of at most 4 rows. Missing rows are zero.
  public init(rows: [SIMD4<Float>]) { self = simd_float4x4(rows).transpose }
  /// Creates a diagonal matrix whose diagonal elements all equal a scalar.
  public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }
  /// Creates a diagonal matrix with the elements of a vector.
  public init(diagonal: SIMD4<Float>) {
    self.init()
    for index in 0..<4 { self[index][index] = diagonal[index] }
  }

  /// The column at an index.
  public subscript(column: Int) -> SIMD4<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }

  /// The element at a column and row.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The transpose.
  public var transpose: simd_float4x4 {
    simd_float4x4(
      SIMD4<Float>(columns.0.x, columns.1.x, columns.2.x, columns.3.x),
      SIMD4<Float>(columns.0.y, columns.1.y, columns.2.y, columns.3.y),
      SIMD4<Float>(columns.0.z, columns.1.z, columns.2.z, columns.3.z),
      SIMD4<Float>(columns.0.w, columns.1.w, columns.2.w, columns.3.w))
  }

  /// The determinant.
  public var determinant: Float {
    (0..<4).reduce(0) { $0 + self[$1, 0] * cofactor($1, 0) }
  }

  /// The inverse. It contains infinities or NaN if the matrix is singular.
  public var inverse: simd_float4x4 {
    let scale = 1 / determinant
    var result = simd_float4x4()
    for column in 0..<4 { for row in 0..<4 { result[row, column] = cofactor(column, row) * scale } }
    return result
  }

  private func cofactor(_ column: Int, _ row: Int) -> Float {
    let columns = (0..<4).filter { $0 != column }.map { self[$0] }
    let rows = (0..<4).filter { $0 != row }
    let minor = columns.map { column in SIMD3<Float>(column[rows[0]], column[rows[1]], column[rows[2]]) }
    let value = simd_dot(minor[0], simd_cross(minor[1], minor[2]))
    return (column + row) % 2 == 0 ? value : -value
  }

  public static func == (left: simd_float4x4, right: simd_float4x4) -> Bool {
    (0..<4).allSatisfy { left[$0] == right[$0] }
  }
  /// Returns the sum of two matrices.
  public static func + (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      left.columns.0 + right.columns.0, left.columns.1 + right.columns.1, left.columns.2 + right.columns.2,
      left.columns.3 + right.columns.3)
  }
  /// Returns the difference of two matrices.
  public static func - (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      left.columns.0 - right.columns.0, left.columns.1 - right.columns.1, left.columns.2 - right.columns.2,
      left.columns.3 - right.columns.3)
  }
  /// Returns a matrix with each element multiplied by a scalar.
  public static func * (left: simd_float4x4, right: Float) -> simd_float4x4 {
    simd_float4x4(left.columns.0 * right, left.columns.1 * right, left.columns.2 * right, left.columns.3 * right)
  }
  /// Returns a matrix with each element multiplied by a scalar.
  public static func * (left: Float, right: simd_float4x4) -> simd_float4x4 { right * left }
  /// Returns the product of a matrix and a vector.
  public static func * (left: simd_float4x4, right: SIMD4<Float>) -> SIMD4<Float> {
    var result = left.columns.0 * right.x
    result += left.columns.1 * right.y
    result += left.columns.2 * right.z
    result += left.columns.3 * right.w
    return result
  }
  /// Returns the product of two matrices.
  public static func * (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3)
  }
  /// Multiplies the left matrix by the right matrix.
  public static func *= (left: inout simd_float4x4, right: simd_float4x4) { left = left * right }
}

/// A matrix with 4 columns and 4 rows.
public typealias float4x4 = simd_float4x4
/// A matrix with 4 columns and 4 rows.
public typealias matrix_float4x4 = simd_float4x4
/// The identity matrix.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// Returns the product of two matrices.
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
/// Returns the product of a matrix and a vector.
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
/// Returns the transpose of a matrix.
public func simd_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }
/// Returns the inverse of a matrix. It contains infinities or NaN if the matrix is singular.
public func simd_inverse(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }
/// Returns the determinant of a matrix.
public func simd_determinant(_ x: simd_float4x4) -> Float { x.determinant }

/// A matrix with 4 columns and 4 rows.
public struct simd_double4x4: Equatable, Sendable {
  /// The columns of the matrix.
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// Creates the zero matrix.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>, _ column3: SIMD4<Double>) {
    columns = (column0, column1, column2, column3)
  }
  /// Creates a matrix from an array of at most 4 columns. Missing columns are zero.
  public init(_ columns: [SIMD4<Double>]) {
    self.init()
    for (index, column) in columns.prefix(4).enumerated() { self[index] = column }
  }
  /// Creates a matrix from an array of at most 4 rows. Missing rows are zero.
  public init(rows: [SIMD4<Double>]) { self = simd_double4x4(rows).transpose }
  /// Creates a diagonal matrix whose diagonal elements all equal a scalar.
  public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }
  /// Creates a diagonal matrix with the elements of a vector.
  public init(diagonal: SIMD4<Double>) {
    self.init()
    for index in 0..<4 { self[index][index] = diagonal[index] }
  }

  /// The column at an index.
  public subscript(column: Int) -> SIMD4<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }

  /// The element at a column and row.
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The transpose.
  public var transpose: simd_double4x4 {
    simd_double4x4(
      SIMD4<Double>(columns.0.x, columns.1.x, columns.2.x, columns.3.x),
      SIMD4<Double>(columns.0.y, columns.1.y, columns.2.y, columns.3.y),
      SIMD4<Double>(columns.0.z, columns.1.z, columns.2.z, columns.3.z),
      SIMD4<Double>(columns.0.w, columns.1.w, columns.2.w, columns.3.w))
  }

  /// The determinant.
  public var determinant: Double {
    (0..<4).reduce(0) { $0 + self[$1, 0] * cofactor($1, 0) }
  }

  /// The inverse. It contains infinities or NaN if the matrix is singular.
  public var inverse: simd_double4x4 {
    let scale = 1 / determinant
    var result = simd_double4x4()
    for column in 0..<4 { for row in 0..<4 { result[row, column] = cofactor(column, row) * scale } }
    return result
  }

  private func cofactor(_ column: Int, _ row: Int) -> Double {
    let columns = (0..<4).filter { $0 != column }.map { self[$0] }
    let rows = (0..<4).filter { $0 != row }
    let minor = columns.map { column in SIMD3<Double>(column[rows[0]], column[rows[1]], column[rows[2]]) }
    let value = simd_dot(minor[0], simd_cross(minor[1], minor[2]))
    return (column + row) % 2 == 0 ? value : -value
  }

  public static func == (left: simd_double4x4, right: simd_double4x4) -> Bool {
    (0..<4).allSatisfy { left[$0] == right[$0] }
  }
  /// Returns the sum of two matrices.
  public static func + (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
    simd_double4x4(
      left.columns.0 + right.columns.0, left.columns.1 + right.columns.1, left.columns.2 + right.columns.2,
      left.columns.3 + right.columns.3)
  }
  /// Returns the difference of two matrices.
  public static func - (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
    simd_double4x4(
      left.columns.0 - right.columns.0, left.columns.1 - right.columns.1, left.columns.2 - right.columns.2,
      left.columns.3 - right.columns.3)
  }
  /// Returns a matrix with each element multiplied by a scalar.
  public static func * (left: simd_double4x4, right: Double) -> simd_double4x4 {
    simd_double4x4(left.columns.0 * right, left.columns.1 * right, left.columns.2 * right, left.columns.3 * right)
  }
  /// Returns a matrix with each element multiplied by a scalar.
  public static func * (left: Double, right: simd_double4x4) -> simd_double4x4 { right * left }
  /// Returns the product of a matrix and a vector.
  public static func * (left: simd_double4x4, right: SIMD4<Double>) -> SIMD4<Double> {
    var result = left.columns.0 * right.x
    result += left.columns.1 * right.y
    result += left.columns.2 * right.z
    result += left.columns.3 * right.w
    return result
  }
  /// Returns the product of two matrices.
  public static func * (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
    simd_double4x4(left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3)
  }
  /// Multiplies the left matrix by the right matrix.
  public static func *= (left: inout simd_double4x4, right: simd_double4x4) { left = left * right }
}

/// A matrix with 4 columns and 4 rows.
public typealias double4x4 = simd_double4x4
/// A matrix with 4 columns and 4 rows.
public typealias matrix_double4x4 = simd_double4x4
/// The identity matrix.
public let matrix_identity_double4x4 = simd_double4x4(1)
/// Returns the product of two matrices.
public func simd_mul(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }
/// Returns the product of a matrix and a vector.
public func simd_mul(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }
/// Returns the transpose of a matrix.
public func simd_transpose(_ x: simd_double4x4) -> simd_double4x4 { x.transpose }
/// Returns the inverse of a matrix. It contains infinities or NaN if the matrix is singular.
public func simd_inverse(_ x: simd_double4x4) -> simd_double4x4 { x.inverse }
/// Returns the determinant of a matrix.
public func simd_determinant(_ x: simd_double4x4) -> Double { x.determinant }
