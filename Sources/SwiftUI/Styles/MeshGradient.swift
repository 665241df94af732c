// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraViewLayout
internal import UIKit

/// A gradient between the points of a grid.
///
/// - Note: Differs from SwiftUI: control points of curved edges have no effect; edges are straight.
public struct MeshGradient: ShapeStyle, Equatable {
  private let width: Int
  private let height: Int
  private let points: [SIMD2<Float>]
  private let colors: [Color]
  private let background: Color
  private let isSmooth: Bool

  /// Creates a gradient from points in 0...1 and their colors, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.points, self.colors) = (width, height, points, colors)
    (self.background, isSmooth) = (background, smoothsColors)
  }

  /// The style is already resolved.
  public typealias Resolved = Never

  /// Returns the gradient. Without a point and a color for each place of the grid, it is reported and has the background.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    guard width > 1, height > 1, points.count == width * height, colors.count == width * height else {
      Report.once("A MeshGradient of \(width) x \(height) needs as many points and colors.")
      return .color(background.uiColor)
    }
    let mesh = MeshPaint(
      width: width, height: height, points: points.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
      background: background.uiColor, isSmooth: isSmooth)
    return _Paint(
      kind: .gradient(GradientPaint(shape: .mesh(mesh), colors: colors.map(\.uiColor), locations: [])))
  }
}

extension Gradient {
  /// The color space of interpolation. Stored only.
  public struct ColorSpace: Hashable, Sendable {
    private let rawValue: Int
    /// The space of the screen.
    public static let device = ColorSpace(rawValue: 0)
    /// A perceptual space.
    public static let perceptual = ColorSpace(rawValue: 1)
  }
}

extension MeshGradient: _StyleView {
  /// Never called.
  public typealias Body = Never
}

/// The grid of a mesh gradient.
struct MeshPaint {
  let width: Int
  let height: Int
  let points: [CGPoint]
  let background: UIColor
  let isSmooth: Bool

  private static let steps = 24

  /// Returns an image of the gradient with a size in points; nil if it is empty.
  @MainActor
  func image(_ size: CGSize, _ colors: [UIColor], _ traits: UITraitCollection) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let components = colors.map { color -> SIMD4<Double> in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
    }
    return UIGraphicsImageRenderer(size: size).image { context in
      background.resolvedColor(with: traits).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      // Parts of translucent edges would show as lines.
      context.cgContext.setShouldAntialias(false)
      for row in 0..<(height - 1) {
        for column in 0..<(width - 1) { fill(row * width + column, components, size) }
      }
    }
  }

  /// Fills a cell by small quadrilaterals of one color each.
  @MainActor
  private func fill(_ index: Int, _ colors: [SIMD4<Double>], _ size: CGSize) {
    let corners = [index, index + 1, index + width, index + width + 1]
    func weights(_ x: Double, _ y: Double) -> [Double] { [(1 - x) * (1 - y), x * (1 - y), (1 - x) * y, x * y] }
    func point(_ x: Double, _ y: Double) -> CGPoint {
      let weights = weights(x, y)
      return corners.indices.reduce(.zero) {
        CGPoint(
          x: $0.x + points[corners[$1]].x * weights[$1] * size.width,
          y: $0.y + points[corners[$1]].y * weights[$1] * size.height)
      }
    }
    func smooth(_ value: Double) -> Double { isSmooth ? value * value * (3 - 2 * value) : value }
    let count = Self.steps
    let step = 1 / Double(count)
    for row in 0..<count {
      for column in 0..<count {
        let (x, y) = (Double(column) * step, Double(row) * step)
        let weights = weights(smooth(x + step / 2), smooth(y + step / 2))
        let color = corners.indices.reduce(SIMD4<Double>()) { $0 + colors[corners[$1]] * weights[$1] }
        // Each part extends to the end of the cell, so that there are no gaps between them.
        let path = UIBezierPath()
        path.move(to: point(x, y))
        path.addLine(to: point(1, y))
        path.addLine(to: point(1, min(1, y + 2 * step)))
        path.addLine(to: point(x, min(1, y + 2 * step)))
        path.close()
        UIColor(red: color.x, green: color.y, blue: color.z, alpha: color.w).setFill()
        path.fill()
      }
    }
  }
}
