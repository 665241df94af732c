// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a contour, with one point.
  case moveToPoint = 0
  /// A straight line, with one point: its end.
  case addLineToPoint
  /// A quadratic curve, with two points: its control point and its end.
  case addQuadCurveToPoint
  /// A cubic curve, with three points: its two control points and its end.
  case addCurveToPoint
  /// A line to the contour's start, with no points.
  case closeSubpath
}

/// An element of a path. It is valid only while the closure that receives it runs.
public struct CGPathElement {
  /// The element's type.
  public var type: CGPathElementType
  /// The element's points, whose number depends on the type.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element with a type and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

extension CGPath {
  /// Calls a closure for each element, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      guard let start = points.baseAddress else { return }
      points.initialize(repeating: .zero)
      path.forEachSegment { segment in
        let type: CGPathElementType
        switch segment {
        case .move(let p): (type, points[0]) = (.moveToPoint, CGPoint(p))
        case .line(_, let p): (type, points[0]) = (.addLineToPoint, CGPoint(p))
        case .quadratic(_, let c, let p): (type, points[0], points[1]) = (.addQuadCurveToPoint, CGPoint(c), CGPoint(p))
        case .cubic(_, let c, let d, let p):
          (type, points[0], points[1], points[2]) = (.addCurveToPoint, CGPoint(c), CGPoint(d), CGPoint(p))
        case .close: type = .closeSubpath
        }
        var element = CGPathElement(type: type, points: start)
        withUnsafePointer(to: &element, block)
      }
    }
  }

  /// Calls a function with `info` and each element, in order.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }

  /// Returns whether the path is a single rectangle parallel to the axes, and stores the rectangle in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var corners: [CGPoint] = []
    var isPlain = true
    path.forEachSegment { segment in
      switch segment {
      case .move(let p): if corners.isEmpty { corners.append(CGPoint(p)) } else { isPlain = false }
      case .line(_, let p): corners.append(CGPoint(p))
      case .close: break
      case .quadratic, .cubic: isPlain = false
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard isPlain, corners.count == 4 else { return false }
    for index in 0..<4 {
      let (a, b) = (corners[index], corners[(index + 1) % 4])
      let isLevel = a.y == b.y
      let isNextLevel = b.y == corners[(index + 2) % 4].y
      guard isLevel || a.x == b.x, isLevel != isNextLevel else { return false }
    }
    rect?.pointee = boundingBox
    return true
  }
}
