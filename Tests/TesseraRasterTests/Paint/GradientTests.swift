// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraRaster
import Testing

@Suite struct GradientTests {
  private static let black = Gradient.Stop(location: 0, color: .black)
  private static let white = Gradient.Stop(location: 1, color: .white)

  private func paint(_ gradient: Gradient, _ width: Int, _ height: Int, _ transform: Affine = .identity) throws
    -> Bitmap
  {
    try TesseraRasterTests.paint(width, height) {
      $0.append(.fill(.rect(Rect(x: -2000, y: -2000, width: 4000, height: 4000)), .gradient(gradient), transform))
    }
  }

  /// A horizontal gray gradient at pixel centers is 255 (x + 1/2) / width. A table with 512 entries is accurate to
  /// half a level plus rounding.
  @Test(arguments: [64, 256, 1000]) func horizontal(width: Int) throws {
    let line = Gradient.Geometry.linear(from: .zero, to: Point(x: Double(width), y: 0))
    let bitmap = try paint(Gradient(geometry: line, stops: [Self.black, Self.white]), width, 2)
    for x in 0..<width {
      let exact = 255 * (Double(x) + 0.5) / Double(width)
      #expect(abs(exact - Double(bitmap.pixel(x, 1)[0])) <= 1)
      #expect(bitmap.pixel(x, 0) == bitmap.pixel(x, 1))
    }
  }

  @Test func vertical() throws {
    let line = Gradient.Geometry.linear(from: .zero, to: Point(x: 0, y: 100))
    let bitmap = try paint(Gradient(geometry: line, stops: [Self.black, Self.white]), 3, 100)
    for y in 0..<100 { #expect(abs(255 * (Double(y) + 0.5) / 100 - Double(bitmap.pixel(1, y)[1])) <= 1) }
  }

  /// The end colors extend before the start and after the end.
  @Test func extendsBeyondTheEnds() throws {
    let line = Gradient.Geometry.linear(from: Point(x: 10, y: 0), to: Point(x: 20, y: 0))
    let bitmap = try paint(Gradient(geometry: line, stops: [Self.black, Self.white]), 30, 1)
    #expect((0..<10).allSatisfy { bitmap.pixel($0, 0)[0] == 0 })
    #expect((20..<30).allSatisfy { bitmap.pixel($0, 0)[0] == 255 })
  }

  /// The local line 0...1 scaled by 40 is a line of 40 pixels.
  @Test func transformed() throws {
    let unit = Gradient(
      geometry: .linear(from: .zero, to: Point(x: 1, y: 0)), stops: [Self.black, Self.white])
    let direct = Gradient(
      geometry: .linear(from: .zero, to: Point(x: 40, y: 0)), stops: [Self.black, Self.white])
    #expect(try paint(unit, 40, 1, .scale(x: 40, y: 40)) == paint(direct, 40, 1))
  }

  /// Halfway between opaque white and clear, the color is half-transparent white without any gray, because
  /// premultiplied colors are interpolated.
  @Test func premultiplied() throws {
    let stops = [Gradient.Stop(location: 0, color: .white), Gradient.Stop(location: 1, color: .clear)]
    let bitmap = try paint(
      Gradient(geometry: .linear(from: .zero, to: Point(x: 101, y: 0)), stops: stops), 101, 1)
    let middle = bitmap.pixel(50, 0)
    #expect(abs(Int(middle[3]) - 128) <= 1)
    #expect(middle[0] == middle[3])
  }

  /// Two stops at the same location form a hard edge.
  @Test func hardEdge() throws {
    let red = Color(red: 255, green: 0, blue: 0)
    let stops = [
      Gradient.Stop(location: 0, color: .black), Gradient.Stop(location: 0.5, color: .black),
      Gradient.Stop(location: 0.5, color: red), Gradient.Stop(location: 1, color: red),
    ]
    let bitmap = try paint(Gradient(geometry: .linear(from: .zero, to: Point(x: 10, y: 0)), stops: stops), 10, 1)
    #expect((0..<10).map { bitmap.pixel($0, 0)[0] } == [0, 0, 0, 0, 0, 255, 255, 255, 255, 255])
  }

  /// A stop located before its predecessor is moved to the predecessor's location, so red begins at 0.8.
  @Test func stopsOutOfOrder() throws {
    let red = Color(red: 255, green: 0, blue: 0)
    let stops = [Gradient.Stop(location: 0.8, color: .black), Gradient.Stop(location: 0.2, color: red)]
    let bitmap = try paint(Gradient(geometry: .linear(from: .zero, to: Point(x: 10, y: 0)), stops: stops), 10, 1)
    #expect((0..<10).map { bitmap.pixel($0, 0)[0] } == [0, 0, 0, 0, 0, 0, 0, 0, 255, 255])
  }

  @Test func radial() throws {
    let circle = Gradient.Geometry.radial(center: Point(x: 50, y: 50), radius: 40)
    let bitmap = try paint(Gradient(geometry: circle, stops: [Self.black, Self.white]), 100, 100)
    for y in 0..<100 {
      for x in 0..<100 {
        let (dx, dy) = (Double(x) - 49.5, Double(y) - 49.5)
        let exact = min((dx * dx + dy * dy).squareRoot() / 40, 1) * 255
        #expect(abs(exact - Double(bitmap.pixel(x, y)[2])) <= 1)
      }
    }
  }

  /// A circle stretched by 2 in x is an ellipse.
  @Test func ellipse() throws {
    let circle = Gradient.Geometry.radial(center: Point(x: 20, y: 20), radius: 20)
    let bitmap = try paint(
      Gradient(geometry: circle, stops: [Self.black, Self.white]), 80, 40, .scale(x: 2, y: 1))
    for (x, y) in [(10, 20), (60, 10), (40, 35), (79, 20)] {
      let (dx, dy) = ((Double(x) + 0.5) / 2 - 20, Double(y) + 0.5 - 20)
      #expect(abs(min((dx * dx + dy * dy).squareRoot() / 20, 1) * 255 - Double(bitmap.pixel(x, y)[0])) <= 1)
    }
  }

  /// The same ellipse specified by its semi-axes has equal values, except for single-precision rounding.
  @Test func halfAxes() throws {
    let circle = Gradient.Geometry.radial(center: Point(x: 20, y: 20), radius: 20)
    let ellipse = Gradient.Geometry.elliptical(center: Point(x: 40, y: 20), radiusX: 40, radiusY: 20)
    let stops = [Self.black, Self.white]
    let stretched = try paint(Gradient(geometry: circle, stops: stops), 80, 40, .scale(x: 2, y: 1))
    let painted = try paint(Gradient(geometry: ellipse, stops: stops), 80, 40)
    for (x, y) in [(10, 20), (60, 10), (40, 35), (79, 20), (40, 20)] {
      #expect(abs(Int(painted.pixel(x, y)[0]) - Int(stretched.pixel(x, y)[0])) <= 1)
    }
    // If an axis has zero length, everything except the center is past the end.
    let flat = Gradient.Geometry.elliptical(center: Point(x: 40, y: 20), radiusX: 40, radiusY: 0)
    #expect(try paint(Gradient(geometry: flat, stops: stops), 80, 40).pixel(40, 30) == [255, 255, 255, 255])
  }

  /// A line of zero length and a circle of zero radius show the last color. A gradient without stops draws nothing.
  @Test func degenerate() throws {
    let stops = [Self.black, Self.white]
    let line = Gradient(geometry: .linear(from: Point(x: 3, y: 3), to: Point(x: 3, y: 3)), stops: stops)
    #expect(try paint(line, 5, 5).pixel(1, 1) == [255, 255, 255, 255])
    let circle = Gradient(geometry: .radial(center: Point(x: 9, y: 9), radius: 0), stops: stops)
    #expect(try paint(circle, 5, 5).pixel(1, 1) == [255, 255, 255, 255])
    #expect(try paint(Gradient(geometry: line.geometry, stops: []), 5, 5).pixel(1, 1) == [0, 0, 0, 0])
  }
}
