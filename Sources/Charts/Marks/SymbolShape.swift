// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

/// A shape that can be used as the symbol of a mark.
public protocol ChartSymbolShape: Shape {
  /// The perceptual area of the symbol in a unit square.
  var perceptualUnitRect: CGRect { get }
}

/// A basic symbol of a mark.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  let kind: Kind
  /// A circle.
  public static let circle = BasicChartSymbolShape(kind: .circle)
  /// A square.
  public static let square = BasicChartSymbolShape(kind: .square)
  /// An upright triangle.
  public static let triangle = BasicChartSymbolShape(kind: .triangle)
  /// A diamond.
  public static let diamond = BasicChartSymbolShape(kind: .diamond)
  /// A pentagon.
  public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
  /// A plus sign.
  public static let plus = BasicChartSymbolShape(kind: .plus)
  /// A diagonal cross.
  public static let cross = BasicChartSymbolShape(kind: .cross)
  /// An asterisk.
  public static let asterisk = BasicChartSymbolShape(kind: .asterisk)

  /// The symbols of categories, in order.
  static let defaults = Kind.allCases.map { BasicChartSymbolShape(kind: $0) }

  /// The area of the symbol in a unit square.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Returns the symbol's path in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: polygon([(0.5, 0.04), (1, 0.94), (0, 0.94)], in: rect)
    case .diamond: polygon([(0.5, -0.08), (1.08, 0.5), (0.5, 1.08), (-0.08, 0.5)], in: rect)
    case .pentagon:
      polygon([(0.5, 0), (0.9755, 0.3455), (0.7939, 0.9045), (0.2061, 0.9045), (0.0245, 0.3455)], in: rect)
    case .plus: strokes([((0.5, 0), (0.5, 1)), ((0, 0.5), (1, 0.5))], in: rect)
    case .cross: strokes([((0.1, 0.1), (0.9, 0.9)), ((0.9, 0.1), (0.1, 0.9))], in: rect)
    case .asterisk:
      strokes([((0.5, 0), (0.5, 1)), ((0.067, 0.25), (0.933, 0.75)), ((0.933, 0.25), (0.067, 0.75))], in: rect)
    }
  }

  private nonisolated func point(_ unit: (Double, Double), in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * unit.0, y: rect.minY + rect.height * unit.1)
  }
  private nonisolated func polygon(_ units: [(Double, Double)], in rect: CGRect) -> Path {
    Path { path in
      path.addLines(units.map { point($0, in: rect) })
      path.closeSubpath()
    }
  }
  private nonisolated func strokes(_ lines: [((Double, Double), (Double, Double))], in rect: CGRect) -> Path {
    let width = max(1, min(rect.width, rect.height) / 5)
    return Path { path in
      for line in lines {
        path.move(to: point(line.0, in: rect))
        path.addLine(to: point(line.1, in: rect))
      }
    }.strokedPath(StrokeStyle(lineWidth: width))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { .circle }
  /// A square.
  public static var square: BasicChartSymbolShape { .square }
  /// An upright triangle.
  public static var triangle: BasicChartSymbolShape { .triangle }
  /// A diamond.
  public static var diamond: BasicChartSymbolShape { .diamond }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { .pentagon }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { .plus }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { .cross }
  /// An asterisk.
  public static var asterisk: BasicChartSymbolShape { .asterisk }
}

/// A type-erased symbol.
struct SymbolShape: Sendable {
  let path: @Sendable (CGRect) -> Path

  init<S: ChartSymbolShape>(_ shape: S) { path = { shape.path(in: $0) } }
  static let circle = SymbolShape(path: { Path(ellipseIn: $0) })
  private init(path: @escaping @Sendable (CGRect) -> Path) { self.path = path }
}
