// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraVector

/// Patterns are drawn without visible tile boundaries: a uniform color, long stripes and whole circles.
@Suite struct PatternTilingTests {
  private static func painted(_ content: String, scale: Int = 1) throws -> Bitmap {
    let picture = try VectorPictureTests.svg(content, "width='48' height='48'")
    #expect(picture.unsupported == [])
    return try picture.rasterized(width: 48 * scale, height: 48 * scale)
  }

  private static func pattern(_ transform: String, _ tile: String) -> String {
    """
    <pattern id='p' width='8' height='8' patternUnits='userSpaceOnUse' patternTransform='\(transform)'>\(tile)</pattern>
    <rect width='48' height='48' fill='url(#p)'/>
    """
  }

  private static let transforms = [
    "rotate(30)", "rotate(45)", "translate(.3 .4)", "scale(.77 1.21)", "skewX(20) rotate(-7)",
    "matrix(.6 .8 .8 -.6 3 1)",
  ]

  /// A tile filled with red results in a uniform red area, regardless of its rotation and of the extent of its shape
  /// beyond the tile.
  @Test(
    arguments: transforms,
    [
      "<rect width='8' height='8' fill='red'/>", "<rect x='-5' y='-5' width='30' height='30' fill='red'/>",
      "<path d='M4-1V9' stroke='red' stroke-width='8'/>", "<path d='M4 0V8' stroke='red' stroke-width='20'/>",
      "<g clip-path='url(#c)'><rect width='8' height='8' fill='red'/></g><clipPath id='c'><rect width='8' height='8'/></clipPath>",
    ])
  func hasNoSeams(transform: String, tile: String) throws {
    for scale in [1, 2] {
      let bitmap = try Self.painted(Self.pattern(transform, tile), scale: scale)
      let others = stride(from: 0, to: bitmap.bytes.count, by: 4).filter {
        Array(bitmap.bytes[$0..<$0 + 4]) != [255, 0, 0, 255]
      }
      #expect(others.isEmpty, "\(others.count) pixels")
    }
  }

  /// The left half of a line of width 4 is clipped because it is outside its tile, so stripes are 2 wide and 8 apart.
  @Test(arguments: transforms)
  func tilesStripesSeamlessly(transform: String) throws {
    let stripes = (-30...30).map { "<rect x='\($0 * 8)' y='-200' width='2' height='400' fill='red'/>" }.joined()
    let expected = try Self.painted("<g transform='\(transform)'>\(stripes)</g>", scale: 2)
    let pattern = Self.pattern(transform, "<path d='M0 0V8' stroke='red' stroke-width='4'/>")
    #expect(Difference.greatest(try Self.painted(pattern, scale: 2), expected) <= 2)
  }

  /// Quarter circles at a tile's corners form whole circles.
  @Test(arguments: transforms)
  func tilesCirclesSeamlessly(transform: String) throws {
    let whole = (-30...30).flatMap { x in
      (-30...30).map { y in "<circle cx='\(x * 8)' cy='\(y * 8)' r='3' fill='red'/>" }
    }
    let expected = try Self.painted("<g transform='\(transform)'>\(whole.joined())</g>", scale: 2)
    let quarters = [(0, 0), (0, 8), (8, 0), (8, 8)].map { "<circle cx='\($0.0)' cy='\($0.1)' r='3' fill='red'/>" }
    // A flattened line deviates from its curve by up to a sixty-fourth of a point, which is a thirty-second of a
    // pixel: 8 of 255.
    #expect(Difference.greatest(try Self.painted(Self.pattern(transform, quarters.joined()), scale: 2), expected) <= 8)
  }

  /// Two overlapping shapes, clipped by a circle. The circle's edge pixels are covered once, and are as opaque as the
  /// edge pixels of a single-color circle.
  @Test func coversEdgePixelsOnce() throws {
    let tile = "<rect width='8' height='8' fill='red'/><rect width='8' height='8' fill='blue'/>"
    let pattern = "<pattern id='p' width='8' height='8' patternUnits='userSpaceOnUse'>\(tile)</pattern>"
    let bitmap = try Self.painted("\(pattern)<circle cx='24' cy='24' r='20' fill='url(#p)'/>")
    let plain = try Self.painted("<circle cx='24' cy='24' r='20' fill='blue'/>")
    #expect(Difference.greatest(bitmap, plain) <= 1)
  }

  /// If colors differ within a tile, the pattern is drawn tile by tile, which is exact at pixel boundaries.
  @Test func gradientsRepeat() throws {
    let bitmap = try Self.painted(
      "<linearGradient id='g'><stop stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient>"
        + Self.pattern("translate(4)", "<rect width='8' height='8' fill='url(#g)'/>"))
    for x in 0..<40 { #expect(VectorPictureTests.pixel(bitmap, x, 3) == VectorPictureTests.pixel(bitmap, x + 8, 3)) }
    #expect(VectorPictureTests.pixel(bitmap, 4, 3)[0] > 230)
    #expect(VectorPictureTests.pixel(bitmap, 11, 3)[2] > 230)
  }

  /// A pattern inside a pattern, with 10^4 tiles of 10^4 tiles each, is rejected.
  @Test func limitsNestedTiles() {
    let inner = "<pattern id='a' width='.01' height='.01'><rect width='1' height='1'/></pattern>"
    let outer =
      "<pattern id='b' width='.01' height='.01'><rect width='.4' height='.4' fill='url(#a)'/></pattern>"
    #expect(throws: VectorError.self) {
      try VectorPictureTests.svg(
        "\(inner)\(outer)<rect width='48' height='48' fill='url(#b)'/>", "width='48' height='48'")
    }
  }
}

extension Difference {
  /// Returns the maximum difference between the components of two equally sized images.
  static func greatest(_ a: Bitmap, _ b: Bitmap) -> Int {
    guard a.width == b.width, a.height == b.height else { return 255 }
    return zip(a.bytes, b.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
