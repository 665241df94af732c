// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraImaging
import TesseraRaster
import Testing

/// The pixels must equal the output of djpeg with the accurate transform and without SIMD code.
@Suite struct JPEGTests {
  @Test(arguments: [
    "baseline-420", "baseline-422", "baseline-444", "progressive", "gray", "restart", "rgb", "arithmetic",
  ])
  func matchesTheReference(_ name: String) throws {
    let decoder = try PictureDecoder(try PictureFixture.bytes(name + ".jpg"))
    #expect(decoder.header.format == .jpeg)
    #expect((decoder.header.width, decoder.header.height) == (61, 43))
    #expect(decoder.header.isGray == (name == "gray"))
    #expect(try decoder.bitmap() == PictureFixture.expected(name))
  }

  @Test(arguments: ["baseline-420", "progressive"], [2, 4, 8])
  func reducedMatchesTheReference(_ name: String, _ reduction: Int) throws {
    let decoder = try PictureDecoder(try PictureFixture.bytes(name + ".jpg"))
    let bitmap = try decoder.bitmap(reduction: reduction)
    // 61 x 43 divided by 8 is 7.625 x 5.375, rounded up.
    if reduction == 8 { #expect((bitmap.width, bitmap.height) == (8, 6)) }
    #expect(try bitmap == PictureFixture.expected("\(name)-\(reduction)"))
  }

  @Test(arguments: [
    // The requested size for a 61 x 43 image, and the largest reduction that yields at least that size.
    (61.0, 43.0, 1), (30.5, 21.5, 2), (30.6, 10, 1), (15, 10, 4), (15, 11, 2), (7, 5, 8), (0, 0, 8), (1000, 1, 1),
  ])
  func reducesUpToTheLimit(width: Double, height: Double, reduction: Int) throws {
    let decoder = try PictureDecoder(try PictureFixture.bytes("baseline-420.jpg"))
    #expect(decoder.reduction(width: width, height: height) == reduction)
  }

  /// Pillow converts Adobe's inverted CMYK by R = (255 - C) (255 - K) / 255, with different rounding.
  @Test func cmykColors() throws {
    let decoder = try PictureDecoder(try PictureFixture.bytes("cmyk-adobe.jpg"))
    #expect(decoder.header.isCMYK)
    #expect(PictureFixture.distance(try decoder.bitmap(), try PictureFixture.expected("cmyk-adobe")) <= 1)
  }

  /// Eight patches of CMYK colors, R = (255 - C) (255 - K) / 255, stored as plain CMYK, as Adobe's inverted CMYK, and
  /// as YCCK. Each patch is a JPEG block, so only rounding differs.
  @Test(arguments: ["cmyk-plain", "cmyk-patches", "ycck-adobe"])
  func cmykPatches(_ name: String) throws {
    let decoder = try PictureDecoder(try PictureFixture.bytes(name + ".jpg"))
    #expect(decoder.header.isCMYK)
    let bitmap = try decoder.bitmap()
    #expect((bitmap.width, bitmap.height) == (64, 8))
    let inks = [
      [0, 0, 0, 0], [255, 0, 0, 0], [0, 255, 0, 0], [0, 0, 255, 0], [0, 0, 0, 255], [51, 102, 153, 0],
      [40, 80, 120, 100], [0, 0, 0, 128],
    ]
    for y in 0..<8 {
      for x in 0..<64 {
        let at = (y * 64 + x) * 4
        let light = 255 - inks[x / 8][3]
        for k in 0..<3 {
          let expected = Double((255 - inks[x / 8][k]) * light) / 255
          #expect(abs(Double(bitmap.bytes[at + k]) - expected) <= 2, "\(inks[x / 8])")
        }
        #expect(bitmap.bytes[at + 3] == 255)
      }
    }
  }

  @Test(arguments: 1...8)
  func orientations(_ number: Int) throws {
    let bytes = try PictureFixture.bytes("orientation-\(number).jpg")
    let header = try PictureDecoder(bytes).header
    #expect(header.orientation.rawValue == number)
    #expect((header.width, header.height) == (24, 16))
    #expect((header.displayedWidth, header.displayedHeight) == (number > 4 ? (16, 24) : (24, 16)))
    #expect(header.resolution == PictureHeader.Resolution(x: 300, y: 300))
    #expect(try PictureDecoder.decode(bytes) == PictureFixture.expected("orientation-\(number)"))
  }

  /// The displayed area of the 5 x 3 pixels at the upper left of 6 x 4 stored pixels, for each orientation.
  @Test(arguments: [
    (1, Rect(x: 0, y: 0, width: 5, height: 3)), (2, Rect(x: 1, y: 0, width: 5, height: 3)),
    (3, Rect(x: 1, y: 1, width: 5, height: 3)), (4, Rect(x: 0, y: 1, width: 5, height: 3)),
    (5, Rect(x: 0, y: 0, width: 3, height: 5)), (6, Rect(x: 1, y: 0, width: 3, height: 5)),
    (7, Rect(x: 1, y: 1, width: 3, height: 5)), (8, Rect(x: 0, y: 1, width: 3, height: 5)),
  ])
  func partsFollowTheOrientation(number: Int, seen: Rect) throws {
    let orientation = try #require(PictureOrientation(rawValue: number))
    #expect(orientation.seen(width: 5, height: 3, of: (6, 4)) == seen)
  }

  @Test func roundTrips() throws {
    let picture = try PictureFixture.expected("baseline-444")
    let best = try JPEG.encode(picture, quality: 1)
    let decoded = try PictureDecoder.decode(best)
    #expect(PictureFixture.distance(decoded, picture) <= 6)
    #expect(try JPEG.encode(picture, quality: 1) == best)
    #expect(try JPEG.encode(picture, quality: 0.1).count < best.count / 3)
    #expect(try JPEG.encode(picture, quality: .nan) == best)
    #expect(try JPEG.encode(picture, quality: 7) == best)
    #expect(try JPEG.encode(picture, quality: -1).count > 0)
  }

  @Test func compositesTranslucencyOnWhite() throws {
    // Half-transparent red over white: 128 of premultiplied red, plus 127 of white.
    let bitmap = try #require(Bitmap(width: 8, height: 8, bytes: Array([[128, 0, 0, 128]].joined()).repeated(64)))
    let decoded = try PictureDecoder.decode(try JPEG.encode(bitmap, quality: 1))
    for (k, value) in [255, 127, 127, 255].enumerated() { #expect(abs(Int(decoded.bytes[k]) - value) <= 2) }
  }

  @Test(arguments: [(0, 0), (0, 5), (65_501, 1)])
  func rejectsUnsupportedSizes(width: Int, height: Int) {
    #expect(throws: PictureError.self) { try JPEG.encode(Bitmap(width: width, height: height), quality: 1) }
  }
}

extension Array where Element == UInt8 {
  func repeated(_ count: Int) -> [UInt8] { (0..<count).flatMap { _ in self } }
}
