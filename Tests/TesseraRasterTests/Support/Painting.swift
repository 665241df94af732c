// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraRaster

/// Fills a shape with black on a clear canvas, so that alpha equals coverage.
func fill(_ shape: DisplayList.Shape, width: Int, height: Int, _ transform: Affine = .identity) throws -> Bitmap {
  try paint(width, height) { $0.append(.fill(shape, .color(.black), transform)) }
}

func stroke(_ path: Path, _ style: StrokeStyle, width: Int, height: Int, _ transform: Affine = .identity) throws
  -> Bitmap
{
  try paint(width, height) { $0.append(.stroke(.path(path, .nonZero), style, .color(.black), transform)) }
}

func paint(_ width: Int, _ height: Int, background: Color = .clear, _ body: (inout DisplayList) -> Void) throws
  -> Bitmap
{
  var list = DisplayList(width: width, height: height, background: background)
  body(&list)
  return try list.paint()
}

extension Path {
  /// Creates a closed polygon.
  init(_ points: [Point]) {
    self.init()
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    close()
  }

  init(_ coordinates: [(Double, Double)]) { self.init(coordinates.map { Point(x: $0.0, y: $0.1) }) }

  /// Creates an open line.
  init(line coordinates: [(Double, Double)]) {
    self.init()
    for (index, point) in coordinates.enumerated() {
      let point = Point(x: point.0, y: point.1)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
}

extension Bitmap {
  /// Returns a pixel's red, green, blue and alpha components.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4]) }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(bytes[(y * width + x) * 4 + 3]) }

  /// Returns the maximum difference between corresponding bytes, or 256 if the sizes differ.
  func maximumDifference(_ other: Bitmap) -> Int {
    guard width == other.width, height == other.height else { return 256 }
    return zip(bytes, other.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  /// Returns the part of the bitmap within a pixel rectangle.
  func cropped(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bitmap? {
    var part: [UInt8] = []
    for row in y..<y + height {
      let start = (row * self.width + x) * 4
      part += bytes[start..<start + width * 4]
    }
    return Bitmap(width: width, height: height, bytes: part)
  }
}

/// A font of squares. Glyph 1 is a square of one em on the baseline, glyph 2 a square of half an em, and glyph 3 an
/// image. All other glyphs are empty.
final class SquareFont: GlyphSource {
  let name = "Squares"
  let unitsPerEm = 1000.0
  let pictured: GlyphPicture?

  init(picture: GlyphPicture? = nil) { pictured = picture }

  func outline(of glyph: UInt32) -> Path? {
    switch glyph {
    case 1: Path([(0, 0), (1000, 0), (1000, 1000), (0, 1000)])
    case 2: Path([(0, 0), (500, 0), (500, 500), (0, 500)])
    default: nil
    }
  }

  func picture(of glyph: UInt32) -> GlyphPicture? { glyph == 3 ? pictured : nil }
}
