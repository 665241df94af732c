// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A two-dimensional gradient defined by a grid of colored points.
///
/// - Note: Differs from SwiftUI: control points for curved edges have no effect, so all edges are straight.
public struct MeshGradient: ShapeStyle, Equatable {
  private let width: Int
  private let height: Int
  private let points: [SIMD2<Float>]
  private let colors: [Color]
  private let background: Color
  private let isSmooth: Bool

  /// Creates a gradient from points in 0...1 and their colors, listed row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.points, self.colors) = (width, height, points, colors)
    (self.background, isSmooth) = (background, smoothsColors)
  }

  /// The style does not resolve to another style.
  public typealias Resolved = Never

  /// Returns the gradient as a paint. If a point or a color is missing, reports it and returns the background color.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    guard width > 1, height > 1, points.count == width * height, colors.count == width * height else {
      Report.defect(of: "MeshGradient", "A MeshGradient of \(width) x \(height) needs as many points and colors.")
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
  /// The interpolation color space. The value is stored, but has no effect.
  public struct ColorSpace: Hashable, Sendable {
    private let rawValue: Int
    /// The device color space.
    public static let device = ColorSpace(rawValue: 0)
    /// A perceptual color space.
    public static let perceptual = ColorSpace(rawValue: 1)
  }
}

extension MeshGradient: _StyleView {
  /// The view has no body.
  public typealias Body = Never
}

/// The grid of a mesh gradient.
struct MeshPaint: Equatable {
  let width: Int
  let height: Int
  let points: [CGPoint]
  let background: UIColor
  let isSmooth: Bool

  private static let steps = 24

  /// Returns an image of the gradient with a size in points, or nil if the size is empty.
  func image(size: CGSize, colors: [UIColor], traits: UITraitCollection) -> CGImage? {
    let scale = max(1, traits.displayScale)
    let (columns, rows) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard columns >= 1, rows >= 1, columns <= 8192, rows <= 8192 else { return nil }
    func components(_ color: UIColor) -> SIMD4<Double> {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return SIMD4(Double(red * alpha), Double(green * alpha), Double(blue * alpha), Double(alpha))
    }
    var picture = MeshPicture(width: Int(columns), height: Int(rows), background: components(background))
    let colors = colors.map(components)
    for row in 0..<(height - 1) {
      for column in 0..<(width - 1) { fillCell(at: row * width + column, colors: colors, in: &picture) }
    }
    return picture.image
  }

  /// Fills a grid cell with small triangles.
  private func fillCell(at index: Int, colors: [SIMD4<Double>], in picture: inout MeshPicture) {
    let corners = [index, index + 1, index + width, index + width + 1]
    let (width, height) = (Double(picture.width), Double(picture.height))
    func weights(x: Double, y: Double) -> [Double] { [(1 - x) * (1 - y), x * (1 - y), (1 - x) * y, x * y] }
    func smooth(_ value: Double) -> Double { isSmooth ? value * value * (3 - 2 * value) : value }
    func vertex(column: Int, row: Int) -> MeshPicture.Vertex {
      let (x, y) = (Double(column) / Double(Self.steps), Double(row) / Double(Self.steps))
      let (places, shares) = (weights(x: x, y: y), weights(x: smooth(x), y: smooth(y)))
      var vertex = MeshPicture.Vertex(x: 0, y: 0, color: SIMD4())
      for (number, corner) in corners.enumerated() {
        vertex.x += Double(points[corner].x) * places[number] * width
        vertex.y += Double(points[corner].y) * places[number] * height
        vertex.color += colors[corner] * shares[number]
      }
      return vertex
    }
    for row in 0..<Self.steps {
      for column in 0..<Self.steps {
        let (a, b) = (vertex(column: column, row: row), vertex(column: column + 1, row: row))
        let (c, d) = (vertex(column: column, row: row + 1), vertex(column: column + 1, row: row + 1))
        picture.fill((a, b, c))
        picture.fill((b, d, c))
      }
    }
  }
}

/// A bitmap that can be filled with triangles.
private struct MeshPicture {
  struct Vertex {
    var x: Double
    var y: Double
    var color: SIMD4<Double>
  }

  let width: Int
  let height: Int
  private var bytes: [UInt8]

  init(width: Int, height: Int, background: SIMD4<Double>) {
    (self.width, self.height) = (width, height)
    let pixel = Self.pixel(background)
    bytes = (0..<(width * height)).flatMap { _ in pixel }
  }

  private static func pixel(_ color: SIMD4<Double>) -> [UInt8] {
    (0..<4).map { UInt8(min(max(color[$0] * 255, 0), 255).rounded()) }
  }

  /// Fills the pixels whose centers are inside a triangle. Pixels on edges shared by two triangles are filled twice
  /// to avoid gaps.
  mutating func fill(_ corners: (Vertex, Vertex, Vertex)) {
    let (a, b, c) = corners
    let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    guard abs(area) > 1e-9, area.isFinite else { return }
    func limited(_ value: Double, to limit: Int) -> Int { Int(min(max(value, 0), Double(limit))) }
    let (left, right) = (
      limited(min(a.x, b.x, c.x).rounded(.down), to: width), limited(max(a.x, b.x, c.x).rounded(.up), to: width)
    )
    let (top, bottom) = (
      limited(min(a.y, b.y, c.y).rounded(.down), to: height), limited(max(a.y, b.y, c.y).rounded(.up), to: height)
    )
    for row in top..<max(top, bottom) {
      for column in left..<max(left, right) {
        let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
        let second = ((x - a.x) * (c.y - a.y) - (y - a.y) * (c.x - a.x)) / area
        let third = ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / area
        let first = 1 - second - third
        guard min(first, second, third) >= -1e-9 else { continue }
        let color = a.color * first + b.color * second + c.color * third
        let start = (row * width + column) * 4
        for channel in 0..<4 { bytes[start + channel] = UInt8(min(max(color[channel] * 255, 0), 255).rounded()) }
      }
    }
  }

  /// The bitmap as an image.
  var image: CGImage? {
    var bytes = bytes
    return bytes.withUnsafeMutableBytes { buffer in
      CGContext(
        data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )?.makeImage()
    }
  }
}
