// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraVector

@Suite struct VectorPictureTests {
  static func svg(_ content: String, _ attributes: String = "width='4' height='4'") throws(VectorError) -> VectorPicture
  {
    try VectorPicture(svg: Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>".utf8))
  }

  /// Returns a pixel's premultiplied red, green, blue and alpha components.
  static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let at = (y * bitmap.width + x) * 4
    return Array(bitmap.bytes[at..<at + 4])
  }

  // SVG 2, section 8.2, and CSS: one inch is 96 px, and a missing dimension is derived from the view box.
  @Test(arguments: [
    ("width='24' height='12'", 24, 12), ("width='24px' height='1in'", 24, 96), ("viewBox='0 0 30 20'", 30, 20),
    ("viewBox='0 0 30 20' width='60'", 60, 40), ("viewBox='0 0 30 20' height='5'", 7.5, 5),
    ("viewBox='5 5 30 20' width='100%' height='100%'", 30, 20), ("", 300, 150), ("width='10'", 10, 150),
  ])
  func hasTheDocumentsSize(attributes: String, width: Double, height: Double) throws {
    let picture = try Self.svg("", attributes)
    #expect(picture.width == width)
    #expect(picture.height == height)
  }

  @Test(arguments: ["width='0' height='3'", "width='-1' height='3'", "width='1e7' height='3'"])
  func rejectsInvalidSizes(attributes: String) {
    #expect(throws: VectorError.self) { try Self.svg("", attributes) }
  }

  /// Calculated by hand: the square covers pixels (1, 1) to (2, 2) of 4 x 4, and the corresponding area at any size.
  @Test func paintsAtEverySize() throws {
    let picture = try Self.svg("<rect x='1' y='1' width='2' height='2' fill='#102030'/>")
    for scale in [1, 2, 5] {
      let bitmap = try picture.rasterized(width: 4 * scale, height: 4 * scale)
      for y in 0..<4 * scale {
        for x in 0..<4 * scale {
          let isInside = (scale..<3 * scale).contains(x) && (scale..<3 * scale).contains(y)
          #expect(Self.pixel(bitmap, x, y) == (isInside ? [0x10, 0x20, 0x30, 255] : [0, 0, 0, 0]))
        }
      }
    }
  }

  /// A template keeps its opacity: 50 % red becomes 50 % blue, and half of that with a half-transparent tint.
  @Test func tintsAllPaints() throws {
    let picture = try Self.svg(
      """
      <linearGradient id='g'><stop stop-color='red' stop-opacity='.5'/><stop offset='1' stop-color='lime' stop-opacity='.5'/>
      </linearGradient><rect width='4' height='2' fill='url(#g)'/><path d='M0 3h4' stroke='red' stroke-width='2'/>
      """)
    let blue = Color(red: 0, green: 0, blue: 255)
    let bitmap = try picture.rasterized(width: 4, height: 4, tint: blue)
    for x in 0..<4 {
      #expect(Self.pixel(bitmap, x, 0) == [0, 0, 128, 128])
      #expect(Self.pixel(bitmap, x, 3) == [0, 0, 255, 255])
    }
    let faint = try picture.rasterized(width: 4, height: 4, tint: Color(red: 0, green: 0, blue: 255, alpha: 128))
    #expect(Self.pixel(faint, 1, 0) == [0, 0, 64, 64])
    #expect(Self.pixel(faint, 1, 3) == [0, 0, 128, 128])
  }

  /// The tint does not affect a mask's luminance: white shows and black hides content for any tint.
  @Test func tintDoesNotAffectMasks() throws {
    let picture = try Self.svg(
      """
      <mask id='m' maskUnits='userSpaceOnUse' x='0' y='0' width='4' height='4'><rect width='2' height='4' fill='white'/>
      <rect x='2' width='2' height='4' fill='black'/></mask><rect width='4' height='4' fill='red' mask='url(#m)'/>
      """)
    let bitmap = try picture.rasterized(width: 4, height: 4, tint: .black)
    #expect(Self.pixel(bitmap, 0, 0) == [0, 0, 0, 255])
    #expect(Self.pixel(bitmap, 3, 3) == [0, 0, 0, 0])
  }

  @Test func clipsToTheViewBox() throws {
    let picture = try Self.svg("<rect x='-9' y='-9' width='99' height='99'/>")
    var list = DisplayList(width: 8, height: 8)
    picture.append(to: &list, transform: .translation(x: 2, y: 2))
    let bitmap = try list.paint()
    #expect(Self.pixel(bitmap, 1, 1) == [0, 0, 0, 0])
    #expect(Self.pixel(bitmap, 2, 2) == [0, 0, 0, 255])
    #expect(Self.pixel(bitmap, 6, 6) == [0, 0, 0, 0])
  }

  @Test func reportsUnsupportedFeatures() throws {
    let picture = try Self.svg(
      """
      <text>a</text><text>b</text><foo/><inkscape:x/><rect width='1' height='1' filter='url(#f)'/><use href='#none'/>
      <image href='http://a/b.png'/><g style='mix-blend-mode:multiply'/><style>@media print{a{}} g > a{fill:red}</style>
      """)
    #expect(
      picture.unsupported == [
        "style rule @media print", "style rule g > a", "text", "foo", "filter", "use of none, which is missing",
        "image outside of the document", "mix-blend-mode",
      ])
  }

  /// An image's data URL contains two bytes, for which the decoding closure returns a red pixel.
  @Test func drawsEmbeddedImages() throws {
    let text = "<svg width='2' height='2'><image width='2' height='2' href='data:image/png;base64,AQI='/></svg>"
    var seen: [UInt8] = []
    let picture = try VectorPicture(svg: Array(text.utf8)) { bytes in
      seen = bytes
      return Bitmap(width: 1, height: 1, bytes: [255, 0, 0, 255])
    }
    #expect(seen == [1, 2])
    #expect(Self.pixel(try picture.rasterized(width: 2, height: 2), 1, 1) == [255, 0, 0, 255])
  }
}
