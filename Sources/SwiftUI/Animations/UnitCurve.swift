// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraMotion
public import TesseraSwiftUILayout

/// A function from a progress in 0...1 to a value that starts at 0 and ends at 1.
public struct UnitCurve: Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case bezier(CubicCurve)
    case circularEaseIn, circularEaseOut, circularEaseInOut
    case inverse(Kind)
  }
  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The Bézier curve, or nil for other curves.
  var cubic: CubicCurve? { if case .bezier(let curve) = kind { curve } else { nil } }

  /// Returns a Bézier curve with two control points. Their x-coordinates are clamped to 0...1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        CubicCurve(
          x1: Double(startControlPoint.x), y1: Double(startControlPoint.y), x2: Double(endControlPoint.x),
          y2: Double(endControlPoint.y))))
  }

  /// The identity.
  public static let linear = UnitCurve(.bezier(.linear))
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(.bezier(.easeIn))
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(.bezier(.easeOut))
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(.bezier(.easeInOut))
  /// A curve that starts and ends slowly.
  public static let easeInEaseOut = easeInOut
  /// A quarter of a circle that starts slowly.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarters of circles that start and end slowly.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// Returns the value at a progress, which is clamped to 0...1.
  public func value(at progress: Double) -> Double {
    let x = progress.isNaN ? 0 : min(max(progress, 0), 1)
    switch kind {
    case .bezier(let curve): return curve.progress(at: x)
    case .inverse(let curve): return Self.inverse(of: UnitCurve(curve), at: x)
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      if x < 0.5 { return (1 - (1 - 4 * x * x).squareRoot()) / 2 }
      return ((1 - (2 - 2 * x) * (2 - 2 * x)).squareRoot() + 1) / 2
    }
  }

  /// Returns the slope at a progress, which is clamped to 0...1. A vertical slope is finite, because the slope is the
  /// difference over a millionth.
  public func velocity(at progress: Double) -> Double {
    let x = progress.isNaN ? 0 : min(max(progress, 0), 1)
    let step = 5e-7
    let (low, high) = (max(0, x - step), min(1, x + step))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  /// The inverse function. The inverse of a curve that is not monotonic is one of its solutions.
  public var inverse: UnitCurve {
    if case .inverse(let curve) = kind { return UnitCurve(curve) }
    return UnitCurve(.inverse(kind))
  }

  private static func inverse(of curve: UnitCurve, at value: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve.value(at: middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
