// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import TesseraRaster

/// Sampling of points along a path.
package enum PathSampler {
  /// Returns the drawn segments. `move` elements produce no segment, so there is a jump between two subpaths.
  package static func segments(of path: CGPath) -> [PathSegment] {
    var result: [PathSegment] = []
    path.path.forEachSegment { segment in
      if case .move = segment { return }
      result.append(segment)
    }
    return result
  }

  /// Returns the start of the path and the end of each segment.
  package static func corners(of path: CGPath) -> [AnimatableValue] {
    let segments = segments(of: path)
    guard let first = segments.first else { return [] }
    return [AnimatableValue(CGPoint(point(on: first, at: 0)))]
      + segments.map { AnimatableValue(CGPoint(point(on: $0, at: 1))) }
  }

  /// Returns the point on a segment at a parameter in 0...1.
  static func point(on segment: PathSegment, at t: Double) -> Point {
    let s = 1 - t
    let mix = { (parts: [(Double, Point)]) in
      Point(x: parts.reduce(0) { $0 + $1.0 * $1.1.x }, y: parts.reduce(0) { $0 + $1.0 * $1.1.y })
    }
    switch segment {
    case .move(let p): return p
    case .line(let a, let b), .close(let a, let b): return mix([(s, a), (t, b)])
    case .quadratic(let a, let c, let b): return mix([(s * s, a), (2 * s * t, c), (t * t, b)])
    case .cubic(let a, let c, let d, let b):
      return mix([(s * s * s, a), (3 * s * s * t, c), (3 * s * t * t, d), (t * t * t, b)])
    }
  }

  /// Returns the length of a segment, approximated by 64 chords.
  static func length(of segment: PathSegment) -> Double {
    var previous = point(on: segment, at: 0)
    var sum = 0.0
    for step in 1...64 {
      let next = point(on: segment, at: Double(step) / 64)
      sum += ((next.x - previous.x) * (next.x - previous.x) + (next.y - previous.y) * (next.y - previous.y))
        .squareRoot()
      previous = next
    }
    return sum
  }
}
