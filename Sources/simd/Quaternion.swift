// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A quaternion. A quaternion of length 1 represents a rotation.
public struct simd_quatf: Equatable, Sendable {
  /// The components: the imaginary part followed by the real part.
  public var vector: SIMD4<Float>

  /// Creates the zero quaternion.
  public init() { vector = .zero }
  /// Creates a quaternion from its components.
  public init(vector: SIMD4<Float>) { self.vector = vector }
  /// Creates a quaternion from its components.
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
  /// Creates a quaternion from its components.
  public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag.x, imag.y, imag.z, real) }
  /// Creates a rotation by an angle in radians around a unit axis.
  public init(angle: Float, axis: SIMD3<Float>) { self.init(real: cos(angle / 2), imag: axis * sin(angle / 2)) }

  /// The real part.
  public var real: Float {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary part.
  public var imag: SIMD3<Float> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue.x, newValue.y, newValue.z, vector.w) }
  }
  /// The rotation angle in radians.
  public var angle: Float { 2 * atan2(simd_length(imag), real) }
  /// The rotation axis; NaN if the angle is 0.
  public var axis: SIMD3<Float> { simd_normalize(imag) }
  /// The length of the quaternion.
  public var length: Float { simd_length(vector) }
  /// The normalized quaternion.
  public var normalized: simd_quatf { simd_quatf(vector: simd_normalize(vector)) }
  /// The conjugate, which is the inverse of a unit quaternion.
  public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
  /// The inverse.
  public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / simd_length_squared(vector)) }

  /// Returns a vector rotated by the quaternion, which must have a length of 1.
  public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
    let twice = simd_cross(imag, vector) * 2
    return vector + twice * real + simd_cross(imag, twice)
  }

  /// Returns the product, which rotates by the right operand first and then by the left operand.
  public static func * (left: simd_quatf, right: simd_quatf) -> simd_quatf {
    simd_quatf(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: right.imag * left.real + left.imag * right.real + simd_cross(left.imag, right.imag))
  }
}

/// Returns the spherical interpolation between two unit quaternions. A `t` of 0 returns the first and 1 the second.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
  var end = q1.vector
  var cosine = simd_dot(q0.vector, end)
  if cosine < 0 { (end, cosine) = (-end, -cosine) }
  // Short arcs are approximated by linear interpolation.
  guard cosine < 0.9995 else { return simd_quatf(vector: simd_normalize(q0.vector + (end - q0.vector) * t)) }
  let angle = acos(cosine)
  let (first, second) = (sin(angle * (1 - t)) / sin(angle), sin(angle * t) / sin(angle))
  return simd_quatf(vector: q0.vector * first + end * second)
}

extension simd_float3x3 {
  /// Creates the rotation matrix of a quaternion, which must have a length of 1.
  public init(_ q: simd_quatf) {
    self.init(q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1)))
  }
}

extension simd_float4x4 {
  /// Creates the rotation matrix of a quaternion, which must have a length of 1.
  public init(_ q: simd_quatf) {
    let matrix = simd_float3x3(q)
    self.init(
      SIMD4(matrix.columns.0, 0), SIMD4(matrix.columns.1, 0), SIMD4(matrix.columns.2, 0), SIMD4(0, 0, 0, 1))
  }
}

/// A quaternion. A quaternion of length 1 represents a rotation.
public struct simd_quatd: Equatable, Sendable {
  /// The components: the imaginary part followed by the real part.
  public var vector: SIMD4<Double>

  /// Creates the zero quaternion.
  public init() { vector = .zero }
  /// Creates a quaternion from its components.
  public init(vector: SIMD4<Double>) { self.vector = vector }
  /// Creates a quaternion from its components.
  public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }
  /// Creates a quaternion from its components.
  public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag.x, imag.y, imag.z, real) }
  /// Creates a rotation by an angle in radians around a unit axis.
  public init(angle: Double, axis: SIMD3<Double>) { self.init(real: cos(angle / 2), imag: axis * sin(angle / 2)) }

  /// The real part.
  public var real: Double {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary part.
  public var imag: SIMD3<Double> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue.x, newValue.y, newValue.z, vector.w) }
  }
  /// The rotation angle in radians.
  public var angle: Double { 2 * atan2(simd_length(imag), real) }
  /// The rotation axis; NaN if the angle is 0.
  public var axis: SIMD3<Double> { simd_normalize(imag) }
  /// The length of the quaternion.
  public var length: Double { simd_length(vector) }
  /// The normalized quaternion.
  public var normalized: simd_quatd { simd_quatd(vector: simd_normalize(vector)) }
  /// The conjugate, which is the inverse of a unit quaternion.
  public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
  /// The inverse.
  public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / simd_length_squared(vector)) }

  /// Returns a vector rotated by the quaternion, which must have a length of 1.
  public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    let twice = simd_cross(imag, vector) * 2
    return vector + twice * real + simd_cross(imag, twice)
  }

  /// Returns the product, which rotates by the right operand first and then by the left operand.
  public static func * (left: simd_quatd, right: simd_quatd) -> simd_quatd {
    simd_quatd(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: right.imag * left.real + left.imag * right.real + simd_cross(left.imag, right.imag))
  }
}

/// Returns the spherical interpolation between two unit quaternions. A `t` of 0 returns the first and 1 the second.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
  var end = q1.vector
  var cosine = simd_dot(q0.vector, end)
  if cosine < 0 { (end, cosine) = (-end, -cosine) }
  // Short arcs are approximated by linear interpolation.
  guard cosine < 0.9995 else { return simd_quatd(vector: simd_normalize(q0.vector + (end - q0.vector) * t)) }
  let angle = acos(cosine)
  let (first, second) = (sin(angle * (1 - t)) / sin(angle), sin(angle * t) / sin(angle))
  return simd_quatd(vector: q0.vector * first + end * second)
}

extension simd_double3x3 {
  /// Creates the rotation matrix of a quaternion, which must have a length of 1.
  public init(_ q: simd_quatd) {
    self.init(q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1)))
  }
}

extension simd_double4x4 {
  /// Creates the rotation matrix of a quaternion, which must have a length of 1.
  public init(_ q: simd_quatd) {
    let matrix = simd_double3x3(q)
    self.init(
      SIMD4(matrix.columns.0, 0), SIMD4(matrix.columns.1, 0), SIMD4(matrix.columns.2, 0), SIMD4(0, 0, 0, 1))
  }
}
