// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A 3D transform decomposed into perspective, translation, rotation, scales and shears, so that a flipping card
// rotates instead of shrinking.
//
// The decomposition is the one in CSS Transforms 2, section 7. The last column is the perspective and the last row
// the translation. The remaining matrix is made orthogonal row by row (Gram-Schmidt). The rotation is converted to a
// quaternion, which is interpolated on the unit sphere.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

struct SpaceParts {
  private typealias Row = SIMD3<Double>

  private var translation: Row
  private var perspective: SIMD4<Double>
  /// The rotation as a quaternion: x, y, z and w.
  private var turn: SIMD4<Double>
  /// The scales on the matrix diagonal, and the shears below the diagonal.
  private var scales: Row
  private var shears: Row

  /// Decomposes a matrix. Returns nil if the matrix is singular.
  init?(_ m: CATransform3D) {
    guard m.m44 != 0, m.m44.isFinite else { return nil }
    let n = m.rows.map { Double($0 / m.m44) }
    translation = Row(n[12], n[13], n[14])
    var plain = n.map { CGFloat($0) }
    (plain[3], plain[7], plain[11], plain[15]) = (0, 0, 0, 1)
    var rows = [Row(n[0], n[1], n[2]), Row(n[4], n[5], n[6]), Row(n[8], n[9], n[10])]
    let volume = Self.dot(rows[0], Self.cross(rows[1], rows[2]))
    guard volume.isFinite, volume.magnitude > 1e-12 else { return nil }
    let inverse = CATransform3DInvert(CATransform3D(rows: plain)).rows.map { Double($0) }
    perspective = SIMD4(repeating: 0)
    for row in 0..<4 {
      for column in 0..<4 { perspective[row] += inverse[row * 4 + column] * n[column * 4 + 3] }
    }
    (scales, shears) = (Row(repeating: 0), Row(repeating: 0))
    scales.x = Self.normalize(&rows[0])
    shears.x = Self.dot(rows[0], rows[1])
    rows[1] -= rows[0] * shears.x
    scales.y = Self.normalize(&rows[1])
    shears.y = Self.dot(rows[0], rows[2])
    rows[2] -= rows[0] * shears.y
    shears.z = Self.dot(rows[1], rows[2])
    rows[2] -= rows[1] * shears.z
    scales.z = Self.normalize(&rows[2])
    if volume < 0 {
      (scales, rows) = (-scales, rows.map { -$0 })
      shears = -shears
    }
    turn = Self.quaternion(rows)
  }

  private static func dot(_ a: Row, _ b: Row) -> Double { (a * b).sum() }

  private static func cross(_ a: Row, _ b: Row) -> Row {
    Row(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  private static func normalize(_ row: inout Row) -> Double {
    let length = dot(row, row).squareRoot()
    row /= length
    return length
  }

  private static func quaternion(_ r: [Row]) -> SIMD4<Double> {
    let (x, y, z) = (r[0].x, r[1].y, r[2].z)
    func half(_ value: Double) -> Double { max(0, 1 + value).squareRoot() / 2 }
    var q = SIMD4(half(x - y - z), half(y - x - z), half(z - x - y), half(x + y + z))
    // The largest component is computed exactly and is positive. The signs of the other components follow from it.
    switch (0..<4).max(by: { q[$0] < q[$1] }) {
    case 3:
      q.x = (r[1].z - r[2].y) / (4 * q.w)
      q.y = (r[2].x - r[0].z) / (4 * q.w)
      q.z = (r[0].y - r[1].x) / (4 * q.w)
    case 0:
      q.y = (r[0].y + r[1].x) / (4 * q.x)
      q.z = (r[0].z + r[2].x) / (4 * q.x)
      q.w = (r[1].z - r[2].y) / (4 * q.x)
    case 1:
      q.x = (r[0].y + r[1].x) / (4 * q.y)
      q.z = (r[1].z + r[2].y) / (4 * q.y)
      q.w = (r[2].x - r[0].z) / (4 * q.y)
    default:
      q.x = (r[0].z + r[2].x) / (4 * q.z)
      q.y = (r[1].z + r[2].y) / (4 * q.z)
      q.w = (r[0].y - r[1].x) / (4 * q.z)
    }
    return q
  }

  /// Interpolates between two transforms, using the shorter rotation.
  func interpolated(to end: SpaceParts, fraction f: Double) -> SpaceParts {
    var result = self
    result.translation += (end.translation - translation) * f
    result.perspective += (end.perspective - perspective) * f
    result.scales += (end.scales - scales) * f
    result.shears += (end.shears - shears) * f
    var cosine = (turn * end.turn).sum()
    let sign: Double = cosine < 0 ? -1 : 1
    cosine = min(cosine.magnitude, 1)
    let angle = Trigonometry.angle(x: cosine, y: (1 - cosine * cosine).squareRoot())
    guard angle > 1e-9 else { return result }
    let sine = Trigonometry.sineAndCosine(angle: angle).sine
    let first = Trigonometry.sineAndCosine(angle: (1 - f) * angle).sine / sine
    let second = Trigonometry.sineAndCosine(angle: f * angle).sine / sine
    result.turn = turn * first + end.turn * (second * sign)
    return result
  }

  var transform: CATransform3D {
    let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
    let q = [
      Row(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      Row(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      Row(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
    ]
    let rows = [
      q[0] * scales.x, q[0] * shears.x + q[1] * scales.y, q[0] * shears.y + q[1] * shears.z + q[2] * scales.z,
      translation,
    ]
    let p = Row(perspective.x, perspective.y, perspective.z)
    var numbers: [CGFloat] = []
    for (index, row) in rows.enumerated() {
      let last = Self.dot(row, p) + (index == 3 ? perspective.w : 0)
      numbers += [CGFloat(row.x), CGFloat(row.y), CGFloat(row.z), CGFloat(last)]
    }
    return CATransform3D(rows: numbers)
  }
}
