// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the name.
  public let rawValue: String

  /// Creates a name from a string. Unknown strings are treated as `linear`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning, with control points (0.42, 0) and (1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end, with control points (0, 0) and (0.58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends, with control points (0.42, 0) and (0.58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The timing of implicit animations, with control points (0.25, 0.1) and (0.25, 1).
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The timing of an animation, defined by a cubic Bézier curve that maps time to progress.
public final class CAMediaTimingFunction: NSObject, Sendable {
  let curve: CubicCurve

  /// Creates a named curve. An unknown name creates a linear curve.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: curve = .easeIn
    case .easeOut: curve = .easeOut
    case .easeInEaseOut: curve = .easeInOut
    case .default: curve = .default
    default: curve = .linear
    }
  }

  /// Creates a curve from (0, 0) to (1, 1) with two control points, whose x-coordinates are clamped to 0...1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicCurve(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
  }

  /// Stores the coordinates of the control point at an index from 0 to 3, as two numbers.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(index) else { return }
    values[0] = Float(points[index].0)
    values[1] = Float(points[index].1)
  }
}
