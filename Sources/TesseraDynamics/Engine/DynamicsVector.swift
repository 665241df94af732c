// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A vector or a point in the plane.
struct DynamicsVector: Equatable {
  var x: Double
  var y: Double

  static let zero = DynamicsVector(x: 0, y: 0)

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  var isFinite: Bool { x.isFinite && y.isFinite }
  /// The vector rotated by 90 degrees. For a side of a polygon whose corners are in clockwise order as displayed,
  /// this vector points outward.
  var outward: DynamicsVector { DynamicsVector(x: y, y: -x) }
  /// The unit vector with the same direction; zero for the zero vector.
  var normalized: DynamicsVector { length > 0 ? self * (1 / length) : .zero }

  func dot(_ other: DynamicsVector) -> Double { x * other.x + y * other.y }
  func cross(_ other: DynamicsVector) -> Double { x * other.y - y * other.x }
  func rotated(cosine: Double, sine: Double) -> DynamicsVector {
    DynamicsVector(x: x * cosine - y * sine, y: x * sine + y * cosine)
  }

  static func + (a: DynamicsVector, b: DynamicsVector) -> DynamicsVector { DynamicsVector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: DynamicsVector, b: DynamicsVector) -> DynamicsVector { DynamicsVector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: DynamicsVector, b: Double) -> DynamicsVector { DynamicsVector(x: a.x * b, y: a.y * b) }
  static func += (a: inout DynamicsVector, b: DynamicsVector) { a = a + b }
  static func -= (a: inout DynamicsVector, b: DynamicsVector) { a = a - b }
  static prefix func - (a: DynamicsVector) -> DynamicsVector { DynamicsVector(x: -a.x, y: -a.y) }
}
