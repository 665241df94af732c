// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// Computation of the convex hull of a set of points.
enum ConvexHull {
  /// Returns the hull's corners in clockwise order as displayed. Returns fewer than three corners if all points are
  /// on a line.
  static func corners(of points: [DynamicsVector]) -> [DynamicsVector] {
    let sorted = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return sorted }
    let upper = chain(sorted)
    let lower = chain(sorted.reversed())
    return Array(upper.dropLast() + lower.dropLast())
  }

  private static func chain(_ points: [DynamicsVector]) -> [DynamicsVector] {
    var chain: [DynamicsVector] = []
    for point in points {
      while chain.count >= 2 {
        let (a, b) = (chain[chain.count - 2], chain[chain.count - 1])
        guard (b - a).cross(point - b) <= 0 else { break }
        chain.removeLast()
      }
      chain.append(point)
    }
    return chain
  }
}

extension CGPath {
  /// The path as line segments, with curves approximated by lines.
  var dynamicsLines: [[DynamicsVector]] {
    var lines: [[DynamicsVector]] = []
    var (start, current) = (DynamicsVector.zero, DynamicsVector.zero)
    func add(_ next: DynamicsVector) {
      if next.isFinite, current.isFinite, next != current { lines.append([current, next]) }
      current = next
    }
    applyWithBlock { pointer in
      let element = pointer.pointee
      switch element.type {
      case .moveToPoint:
        current = DynamicsVector(element.points[0])
        start = current
      case .addLineToPoint: add(DynamicsVector(element.points[0]))
      case .addQuadCurveToPoint:
        let (a, b, c) = (current, DynamicsVector(element.points[0]), DynamicsVector(element.points[1]))
        for step in 1...12 {
          let t = Double(step) / 12
          add(a * ((1 - t) * (1 - t)) + b * (2 * t * (1 - t)) + c * (t * t))
        }
      case .addCurveToPoint:
        let (a, b) = (current, DynamicsVector(element.points[0]))
        let (c, d) = (DynamicsVector(element.points[1]), DynamicsVector(element.points[2]))
        for step in 1...12 {
          let t = Double(step) / 12
          let u = 1 - t
          add(a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t))
        }
      case .closeSubpath: add(start)
      @unknown default: break
      }
    }
    return lines
  }
}
