// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing
@testable import TesseraImaging
import TesseraRaster

struct BandEncoderTests {
  /// Returns an image of vertical stripes, with noise in the given rows.
  static func bitmap(_ width: Int, _ height: Int, noise: Range<Int> = 0..<0, seed: UInt64 = 1, alpha: UInt8 = 255)
    -> Bitmap
  {
    var random = SeededRandom(state: seed)
    return PNGEncodeTests.bitmap(width: width, height: height) { x, y in
      let color: [UInt8] =
        noise.contains(y)
        ? (0..<3).map { _ in .random(in: 0...255, using: &random) } : [UInt8(x / 20 % 256), 40, 60]
      return color.map { min($0, alpha) } + [alpha]
    }
  }

  /// A band (rows that are compressed independently of other bands) has at least one row and at most 32,768 pixels,
  /// which are 32 rows of 1024 pixels.
  @Test(arguments: [(1, 32_768), (1024, 32), (1170, 28), (32_768, 1), (70_000, 1)])
  func rowsOfABand(width: Int, rows: Int) {
    #expect(BandEncoder.rowsPerBand(width: width) == rows)
  }

  /// A file's bytes depend only on its image, not on earlier images.
  @Test func filesDoNotDependOnPreviousImages() throws {
    let encoder = BandEncoder()
    let pictures =
      (0..<12).map { Self.bitmap(1024, 150, noise: $0 * 11..<$0 * 11 + 30, seed: UInt64($0)) } + [
        Self.bitmap(1024, 150), Self.bitmap(1024, 150), Self.bitmap(1024, 150, alpha: 200), Self.bitmap(1024, 150),
        Self.bitmap(512, 300), Self.bitmap(1024, 149), Self.bitmap(1024, 150, noise: 0..<150), Self.bitmap(1, 1),
        Self.bitmap(40_000, 3, noise: 1..<2), Self.bitmap(1024, 150),
      ]
    for (number, picture) in pictures.enumerated() {
      let file = try encoder.encode(picture)
      #expect(file == (try PNG.encode(picture)), "picture \(number)")
      #expect(try PNG.decode(file) == picture, "picture \(number)")
    }
  }

  @Test(arguments: [2, 3, 8, 1000])
  func filesDoNotDependOnThreads(threads: Int) throws {
    for picture in [
      Self.bitmap(1024, 150, noise: 20..<90), Self.bitmap(1024, 150, alpha: 200), Self.bitmap(3, 2),
      Self.bitmap(40_000, 3, noise: 1..<2),
    ] {
      #expect(try PNG.encode(picture, threads: threads) == PNG.encode(picture))
    }
    #expect(try PNG.encode(Self.bitmap(1024, 300), threads: nil) == PNG.encode(Self.bitmap(1024, 300)))
  }

  /// 150 rows of 1024 pixels are five bands of 32, 32, 32, 32 and 22 rows.
  @Test func encodesOnlyChangedBands() throws {
    let encoder = BandEncoder()
    let made = { (bitmap: Bitmap) throws -> Int in
      let before = encoder.bandsMade
      _ = try encoder.encode(bitmap)
      return encoder.bandsMade - before
    }
    let plain = Self.bitmap(1024, 150)
    #expect(try made(plain) == 5)
    #expect(try made(plain) == 0)
    #expect(try made(Self.bitmap(1024, 150)) == 0)
    // Row 31 is in the first band and row 32 in the second.
    #expect(try made(Self.bitmap(1024, 150, noise: 31..<33)) == 2)
    // These two bands change back, and the last band changes.
    #expect(try made(Self.bitmap(1024, 150, noise: 149..<150)) == 3)
    // A pixel has three bytes without alpha and four with alpha, so the file differs from the first row on.
    var pierced = plain.bytes
    pierced.replaceSubrange(0..<4, with: [0, 0, 0, 128])
    #expect(try made(#require(Bitmap(width: 1024, height: 150, bytes: pierced))) == 5)
    #expect(try made(plain) == 5)
    // A different size has different bands: 64 rows of 512 pixels each.
    #expect(try made(Self.bitmap(512, 65)) == 2)
  }

  /// Signature, IHDR, an IDAT chunk for each of two bands, an IDAT chunk for the end of the stream, IEND.
  @Test func writesAChunkPerBand() throws {
    let file = try #require(HandMadePNG(parsing: PNG.encode(Self.bitmap(1024, 33))))
    #expect(file.chunks.map(\.type) == ["IHDR", "IDAT", "IDAT", "IDAT", "IEND"])
  }

  @Test func errorsKeepTheCache() throws {
    let encoder = BandEncoder()
    let picture = Self.bitmap(1024, 40, noise: 3..<4)
    _ = try encoder.encode(picture)
    #expect(throws: PNGError.empty(width: 0, height: 7)) { try encoder.encode(Bitmap(width: 0, height: 7)) }
    #expect(throws: PNGError.invalidText(key: "")) { try encoder.encode(Self.bitmap(1024, 40), text: [("", "")]) }
    #expect(try encoder.encode(picture) == PNG.encode(picture))
  }
}
