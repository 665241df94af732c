// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraImaging
import TesseraRaster
import Testing

/// The references are decoded with Pillow and with dwebp without its SIMD code.
@Suite struct WebPTests {
  @Test(arguments: ["lossy", "lossless", "lossy-alpha"])
  func matchesTheReference(_ name: String) throws {
    let decoder = try PictureDecoder(try PictureFixture.bytes(name + ".webp"))
    #expect(decoder.header.format == .webP)
    #expect((decoder.header.width, decoder.header.height) == (61, 43))
    #expect(decoder.header.frameCount == 1)
    #expect(decoder.header.hasAlpha == (name != "lossy"))
    #expect(try decoder.bitmap() == PictureFixture.expected(name))
  }

  @Test func orientedByEXIF() throws {
    let bytes = try PictureFixture.bytes("orientation-6.webp")
    #expect(try PictureDecoder(bytes).header.orientation == .rightTop)
    #expect(try PictureDecoder.decode(bytes) == PictureFixture.expected("orientation-6-webp"))
  }

  @Test func moves() throws {
    let decoder = try PictureDecoder(try PictureFixture.bytes("moving.webp"))
    let frames = try decoder.frames()
    #expect(frames.map(\.delay) == [120, 120, 120, 120, 120])
    #expect(try strip(frames) == PictureFixture.expected("moving-webp"))
    #expect(try decoder.bitmap() == frames[0].bitmap)
  }
}

/// The references are decoded with Pillow.
@Suite struct GIFTests {
  @Test(arguments: ["still", "interlaced"])
  func matchesTheReference(_ name: String) throws {
    let decoder = try PictureDecoder(try PictureFixture.bytes(name + ".gif"))
    #expect(decoder.header.format == .gif)
    #expect(try decoder.bitmap() == PictureFixture.expected(name + "-gif"))
  }

  @Test(arguments: [
    ("keep", [100, 50, 200, 20, 70], 0), ("clear", [100, 50, 200, 20, 70], 0),
    ("previous", [120, 120, 120, 120, 120], 3),
  ])
  func frames(_ name: String, delays: [Int], rounds: Int) throws {
    let decoder = try PictureDecoder(try PictureFixture.bytes(name + ".gif"))
    #expect(decoder.header.loopCount == rounds)
    let frames = try decoder.frames()
    #expect(frames.map(\.delay) == delays)
    #expect(try strip(frames) == PictureFixture.expected(name + "-gif"))
    #expect(try decoder.bitmap() == frames[0].bitmap)
    #expect(throws: PictureError.self) { try decoder.frames(maximumPixels: 20 * 14 * 5 - 1) }
  }
}

/// Returns an image with all frames stacked vertically.
private func strip(_ frames: [PictureFrame]) -> Bitmap? {
  Bitmap(
    width: frames[0].bitmap.width, height: frames.reduce(0) { $0 + $1.bitmap.height },
    bytes: frames.flatMap(\.bitmap.bytes))
}
