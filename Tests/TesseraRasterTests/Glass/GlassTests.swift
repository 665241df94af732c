// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraRaster

/// Glass is compared with a slow implementation that evaluates every pixel by definition. The bytes are the same regardless of
/// the threads and regions in which an image is drawn.
@Suite struct GlassTests {
  private static let blue = Color(red: 20, green: 60, blue: 200)

  private static func glass(
    _ shapes: [RoundedRect], spacing: Double = 0, tint: Color = Color(red: 255, green: 255, blue: 255, alpha: 120),
    darkTint: Color? = nil, rim: Double = 8, refraction: Double = 10, edge: Color = .clear, highlight: Color = .clear
  ) -> DisplayList.Glass {
    DisplayList.Glass(
      shapes: shapes, spacing: spacing, tint: tint, darkTint: darkTint, rim: rim, refraction: refraction, edge: edge,
      highlight: highlight)
  }

  private static func command(
    _ glass: DisplayList.Glass, sigma: Double = 0, _ transform: Affine = .identity
  ) -> DisplayList.Command {
    .backdrop(.rect(glass.box), DisplayList.Backdrop(sigma: sigma, glass: glass), transform)
  }

  private static func capsule(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> RoundedRect {
    RoundedRect(Rect(x: x, y: y, width: width, height: height), radius: height / 2)
  }

  private static func scenery(_ width: Int, _ height: Int, seed: UInt64 = 7) -> DisplayList {
    var random = Random(seed: seed)
    var list = DisplayList(width: width, height: height, background: .white)
    for _ in 0..<50 {
      let place = random.point(Double(width), Double(height))
      list.append(
        .fill(.rect(Rect(x: place.x - 20, y: place.y - 12, width: 40, height: 25)), .color(random.color()), .identity))
    }
    return list
  }

  // MARK: Distances

  private static func field(_ shapes: [RoundedRect], spacing: Double = 0) throws -> DistanceField {
    try #require(DistanceField(shapes: shapes.compactMap { DistanceField.Shape($0) }, spacing: spacing))
  }

  /// The distance from a rounded rectangle, by searching its outline.
  private static func distance(_ x: Double, _ y: Double, from shape: RoundedRect) -> Double {
    let (rect, radius) = (shape.rect, shape.radii.topLeft)
    var nearest = Double.infinity
    for step in 0..<4000 {
      let angle = Double(step) / 4000 * 2 * .pi
      let corner = Point(
        x: cos(angle) > 0 ? rect.maxX - radius : rect.minX + radius,
        y: sin(angle) > 0 ? rect.maxY - radius : rect.minY + radius)
      nearest = min(nearest, hypot(corner.x + radius * cos(angle) - x, corner.y + radius * sin(angle) - y))
    }
    for step in 0...1000 {
      let share = Double(step) / 1000
      let along = rect.minX + radius + share * (rect.width - 2 * radius)
      let down = rect.minY + radius + share * (rect.height - 2 * radius)
      for point in [(along, rect.minY), (along, rect.maxY), (rect.minX, down), (rect.maxX, down)] {
        nearest = min(nearest, hypot(point.0 - x, point.1 - y))
      }
    }
    let (dx, dy) = (
      max(rect.minX + radius - x, x - rect.maxX + radius, 0), max(rect.minY + radius - y, y - rect.maxY + radius, 0)
    )
    return hypot(dx, dy) < radius ? -nearest : nearest
  }

  @Test func distancesFromARoundedRectangle() throws {
    let shape = RoundedRect(Rect(x: 10, y: 20, width: 90, height: 50), radius: 15)
    let field = try Self.field([shape])
    var random = Random(seed: 3)
    for _ in 0..<300 {
      let point = random.point(110, 90)
      let sample = field.sample(x: point.x, y: point.y)
      #expect(abs(sample.distance - Self.distance(point.x, point.y, from: shape)) < 0.02)
      #expect(abs(sample.x * sample.x + sample.y * sample.y - 1) < 1e-9)
      // The distance grows along the direction.
      let next = field.sample(x: point.x + sample.x * 0.001, y: point.y + sample.y * 0.001)
      #expect(abs(next.distance - sample.distance - 0.001) < 1e-6)
    }
  }

  /// Shapes within the spacing are bridged: halfway between two discs 8 points apart, the distance is negative with a spacing
  /// of 40, and 4 without. The union is symmetric and never farther away than the nearest shape.
  @Test func mergedShapes() throws {
    let shapes = [Self.capsule(0, 0, 40, 40), Self.capsule(48, 0, 40, 40)]
    let (separate, merged) = (try Self.field(shapes), try Self.field(shapes, spacing: 40))
    #expect(separate.sample(x: 44, y: 20).distance == 4)
    // (1 - 0 / 40) / 2 = 0.5, and 4 - 0.5² · 40 = -6.
    #expect(merged.sample(x: 44, y: 20).distance == -6)
    let swapped = try Self.field(shapes.reversed(), spacing: 40)
    var random = Random(seed: 9)
    for _ in 0..<200 {
      let point = random.point(90, 40)
      let distance = merged.sample(x: point.x, y: point.y).distance
      #expect(distance == swapped.sample(x: point.x, y: point.y).distance)
      #expect(distance <= separate.sample(x: point.x, y: point.y).distance)
    }
  }

  // MARK: Pictures

  /// Without a blur, each pixel by definition: the content displaced along the gradient, tinted, and multiplied by the coverage.
  @Test(arguments: [Affine.identity, .scale(x: 2, y: 2), Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 40, ty: -10)])
  func matchesTheDefinition(_ transform: Affine) throws {
    let shape = RoundedRect(Rect(x: 12, y: 9, width: 60, height: 36), radius: 14)
    let glass = Self.glass([shape], rim: 6, refraction: 7)
    var list = Self.scenery(160, 120)
    let sharp = try list.paint()
    list.append(Self.command(glass, transform))
    let picture = try list.paint()
    let field = try Self.field([shape])
    let inverse = try #require(transform.inverted)
    let scale = abs(transform.determinant).squareRoot()
    func content(_ x: Double, _ y: Double, _ channel: Int) -> Double {
      let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
      func value(_ column: Double, _ row: Double) -> Double {
        let (column, row) = (min(max(Int(column), 0), 159), min(max(Int(row), 0), 119))
        return Double(sharp.bytes[(row * 160 + column) * 4 + channel])
      }
      let (fx, fy) = (x - 0.5 - left, y - 0.5 - top)
      let upper = value(left, top) * (1 - fx) + value(left + 1, top) * fx
      let lower = value(left, top + 1) * (1 - fx) + value(left + 1, top + 1) * fx
      return upper * (1 - fy) + lower * fy
    }
    var greatest = 0.0
    for y in 0..<120 {
      for x in 0..<160 {
        let point = inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let sample = field.sample(x: point.x, y: point.y)
        let distance = sample.distance * scale
        let coverage = min(max(0.5 - distance, 0), 1)
        let direction = Point(
          x: (transform.a * sample.x + transform.c * sample.y) / scale,
          y: (transform.b * sample.x + transform.d * sample.y) / scale)
        let slope = distance > -6 * scale ? 1 + min(distance, 0) / (6 * scale) : 0
        let shift = 7 * scale * slope * slope
        for channel in 0..<3 {
          let seen = content(Double(x) + 0.5 - direction.x * shift, Double(y) + 0.5 - direction.y * shift, channel)
          let tinted = seen * (135.0 / 255) + 120
          let below = Double(sharp.bytes[(y * 160 + x) * 4 + channel])
          let expected = below + (tinted - below) * coverage
          greatest = max(greatest, abs(expected - Double(picture.bytes[(y * 160 + x) * 4 + channel])))
        }
      }
    }
    #expect(greatest <= 3.5, "\(greatest)")
  }

  /// The tint depends on the mean luminance: the dark tint over black, the light one over white.
  @Test(arguments: [(Color.black, UInt8(40)), (.white, 200)])
  func tintsAdapt(_ background: Color, _ expected: UInt8) throws {
    func gray(_ level: UInt8) -> Color { Color(red: level, green: level, blue: level) }
    let glass = Self.glass([Self.capsule(10, 10, 80, 40)], tint: gray(200), darkTint: gray(40))
    let picture = try paint(100, 60, background: background) { $0.append(Self.command(glass, sigma: 4)) }
    #expect(picture.pixel(50, 30)[0] == expected && picture.pixel(5, 5)[0] == background.red)
  }

  /// The edge line covers the outermost pixel, and the highlight the next one, at full strength toward the upper left.
  @Test func linesAlongTheEdge() throws {
    let (red, green) = (Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 255, blue: 0))
    let glass = Self.glass(
      [RoundedRect(Rect(x: 10, y: 10, width: 60, height: 40), radius: 0)], tint: .clear, refraction: 0, edge: red,
      highlight: green)
    let picture = try paint(80, 60, background: .white) { $0.append(Self.command(glass)) }
    #expect(picture.pixel(40, 10) == [255, 0, 0, 255] && picture.pixel(40, 9) == [255, 255, 255, 255])
    // At the top, the squared cosine to the light is 16/25, so the strength is (1 + 2 · 0.64) / 3 = 0.76.
    #expect(abs(Int(picture.pixel(40, 11)[0]) - 61) <= 1, "\(picture.pixel(40, 11))")
    #expect(picture.pixel(40, 13) == [255, 255, 255, 255])
  }

  // MARK: Same bytes

  @Test func threadsRegionsAndKernels() throws {
    var list = Self.scenery(240, 160)
    list.append(
      Self.command(
        Self.glass([Self.capsule(8, 20, 100, 40), Self.capsule(60, 50, 70, 30)], spacing: 20, edge: Self.blue),
        sigma: 3, .scale(x: 1.5, y: 1.5)))
    list.append(.fill(.rect(Rect(x: 70, y: 60, width: 30, height: 10)), .color(Self.blue), .identity))
    let whole = try list.paint()
    for threads in [2, 4, 8] { #expect(try Painter().paint(list, threads: threads) == whole) }
    let scalar = Painter(level: 0, bandShift: 3)
    #expect(try scalar.paint(list) == whole)
    // Repainting a region gives the same bytes as painting everything.
    var random = Random(seed: 5)
    var changed = whole
    for _ in 0..<12 {
      let (x, y) = (random.whole(0...200), random.whole(0...130))
      try Painter().repaint(list, within: PixelRect(x0: x, y0: y, x1: x + 40, y1: y + 30), of: &changed, threads: 1)
      #expect(changed == whole)
    }
  }

  /// The same glass over the same content is painted once.
  @Test func cachesPictures() throws {
    var list = Self.scenery(120, 80)
    list.append(Self.command(Self.glass([Self.capsule(10, 10, 90, 40)]), sigma: 4))
    let painter = Painter()
    let first = try painter.paint(list)
    let pixels = painter.work.glassPixels
    #expect(pixels == 90 * 40)
    #expect(try painter.paint(list) == first && painter.work.glassPixels == pixels)
    list.append(Self.command(Self.glass([Self.capsule(10, 20, 90, 40)]), sigma: 4))
    _ = try painter.paint(list)
    #expect(painter.work.glassPixels == 2 * pixels)
  }

  // MARK: Shadows

  /// A shadow of the glass's own shape is hidden by the glass, and isn't visible through it. The shadow of another shape is.
  @Test func hidesItsShadow() throws {
    let capsule = Self.capsule(20, 20, 80, 40)
    let shadow = DisplayList.Shadow(color: .black, offset: Point(x: 0, y: 4), sigma: 6)
    func picture(_ shape: RoundedRect?) throws -> Bitmap {
      try paint(120, 80, background: .white) { list in
        if let shape { list.append(.shadow(.roundedRect(shape), shadow, .identity)) }
        list.append(Self.command(Self.glass([capsule], tint: .clear), sigma: 4))
      }
    }
    let (plain, own, other) = (try picture(nil), try picture(capsule), try picture(Self.capsule(20, 19, 80, 40)))
    #expect(plain.pixel(60, 40) == [255, 255, 255, 255] && own.pixel(60, 40) == plain.pixel(60, 40))
    #expect(own.pixel(60, 62)[0] < 200)
    #expect(other.pixel(60, 40)[0] < 200)
  }

  // MARK: Corners

  /// The table for corners agrees with the distance field, for which any lens can be asked, to a hundredth of a pixel.
  @Test(arguments: [(93.0, 30.0, 36.0), (40, 39, 12), (12, 3, 40)])
  func cornerTable(_ radius: Double, _ rim: Double, _ refraction: Double) throws {
    let shape = RoundedRect(Rect(x: 7, y: 5, width: 300, height: 2 * radius + 50), radius: radius)
    let glass = Self.glass([shape], rim: rim, refraction: refraction)
    let canvas = PixelRect(x0: 0, y0: 0, x1: 400, y1: 400)
    let lens = try #require(GlassLens(glass, under: .identity, canvas: canvas))
    let corners = try #require(CornerRefraction(lens))
    var checked = 0
    corners.withRatios { ratios in
      for y in 0..<300 {
        guard let row = corners.row(y: y) else { continue }
        for x in 0..<320 {
          let offset = row.offset(x: Double(x) + 0.5)
          let squared = offset * offset + row.squaredOffset
          guard offset != 0, squared >= corners.start, squared < corners.end else { continue }
          let sample = lens.sample(x: Double(x) + 0.5, y: Double(y) + 0.5)
          let shift = lens.displacement(atDistance: sample.distance)
          let ratio = ratios(squaredDistance: squared)
          #expect(abs(offset * ratio - sample.x * shift) < 0.01 && abs(row.offset * ratio - sample.y * shift) < 0.01)
          checked += 1
        }
      }
    }
    #expect(checked > 200)
  }

  // MARK: Bad input

  @Test(
    arguments: [
      BadGlass.none, .zero, .notANumber, .infinite, .huge, .outside, .hugeNumbers,
    ])
  func badShapes(_ kind: BadGlass) throws {
    var list = Self.scenery(60, 40)
    let plain = try list.paint()
    list.append(Self.command(kind.glass, sigma: 2))
    let picture = try list.paint()
    #expect((picture == plain) == kind.drawsNothing, "\(kind)")
  }

  enum BadGlass: CaseIterable, Sendable {
    case none, zero, notANumber, infinite, huge, outside, hugeNumbers

    var glass: DisplayList.Glass {
      func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> RoundedRect {
        RoundedRect(Rect(x: x, y: y, width: width, height: height), radius: 10)
      }
      switch self {
      case .none: return GlassTests.glass([])
      case .zero: return GlassTests.glass([rect(10, 10, 0, 20)])
      case .notANumber: return GlassTests.glass([rect(.nan, 0, 30, 30), rect(0, 0, .nan, 30)])
      case .infinite: return GlassTests.glass([rect(0, 0, .infinity, 30)])
      case .huge: return GlassTests.glass([rect(-1e12, -1e12, 2e12, 2e12)])
      case .outside: return GlassTests.glass([rect(1000, 1000, 30, 30)])
      case .hugeNumbers:
        return GlassTests.glass([rect(5, 5, 40, 30)], spacing: 1e300, rim: .infinity, refraction: 1e300)
      }
    }

    var drawsNothing: Bool { ![.huge, .hugeNumbers].contains(self) }
  }

  @Test func badTransforms() throws {
    let plain = try Self.scenery(60, 40).paint()
    for transform in [Affine.scale(x: 0, y: 1), .scale(x: .nan, y: 1), .scale(x: .infinity, y: 1)] {
      var list = Self.scenery(60, 40)
      list.append(Self.command(Self.glass([Self.capsule(5, 5, 40, 30)]), sigma: 2, transform))
      #expect(try list.paint() == plain)
    }
  }

  /// Glass over glass shows the lower one through the upper one.
  @Test func glassOverGlass() throws {
    var list = Self.scenery(120, 80)
    list.append(Self.command(Self.glass([Self.capsule(5, 5, 100, 60)], tint: Self.blue)))
    let upper = Self.glass([Self.capsule(20, 20, 60, 30)], tint: .clear, refraction: 0)
    list.append(Self.command(upper))
    #expect(try list.paint().pixel(50, 35) == [20, 60, 200, 255])
  }
}
