// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing
@testable import TesseraImaging
import TesseraRaster

struct PaletteEncoderTests {
  /// Returns whether the header's color type is 3, a palette.
  static func hasPalette(_ file: [UInt8]) -> Bool { file[25] == 3 }

  /// Returns an image whose pixel i has the color i % count.
  static func picture(_ width: Int, _ height: Int, colors count: Int) -> Bitmap {
    let bytes = (0..<width * height).flatMap { index -> [UInt8] in
      let color = index % count
      return [UInt8(color & 255), UInt8(color >> 8), 0, 255]
    }
    return Bitmap(width: width, height: height, bytes: bytes) ?? Bitmap(width: 0, height: 0)
  }

  @Test(arguments: [(1, true), (2, true), (255, true), (256, true), (257, false), (1000, false)])
  func upTo256Colors(count: Int, isSmall: Bool) throws {
    let bitmap = Self.picture(60, 50, colors: count)
    let file = try PNG.encode(bitmap, usesPalette: true)
    #expect(Self.hasPalette(file) == isSmall)
    #expect(try PNG.decode(file) == bitmap)
    #expect(Self.hasPalette(try PNG.encode(bitmap)) == false, "a palette is used only on request")
  }

  /// Images with opaque and translucent colors, in sizes of one or more bands (independently compressed groups of
  /// rows). The bytes do not depend on the number of threads.
  @Test func randomImages() throws {
    var random = SeededRandom(state: 21)
    for (width, height) in [(1, 1), (1, 300), (300, 1), (7, 9), (64, 64), (1000, 400), (200_000, 2)] {
      for isOpaque in [true, false] {
        let bitmap = PixelComparisonTests.random(width, height, colors: 60, isOpaque: isOpaque, &random)
        let file = try PNG.encode(bitmap, usesPalette: true)
        #expect(Self.hasPalette(file))
        #expect(try PNG.decode(file) == bitmap)
        #expect(try PNG.encode(bitmap, threads: 5, usesPalette: true) == file)
      }
    }
  }

  @Test func textsAndErrors() throws {
    let file = try PNG.encode(Self.picture(3, 3, colors: 2), text: [("Title", "words")], usesPalette: true)
    #expect(try PNG.texts(in: file).map(\.value) == ["words"])
    #expect(throws: PNGError.empty(width: 0, height: 4)) {
      try PNG.encode(Bitmap(width: 0, height: 4), usesPalette: true)
    }
    #expect(throws: PNGError.invalidText(key: "")) {
      try PNG.encode(Self.picture(3, 3, colors: 2), text: [("", "words")], usesPalette: true)
    }
  }
}
