// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraImaging

/// Small files whose headers claim gigabytes are rejected before any pixel is decoded.
@Suite struct PictureLimitsTests {
  private static func big(_ value: Int) -> [UInt8] { HandMadePNG.bigEndian(UInt32(value)) }

  /// Returns a PNG header followed by the given chunks, without pixels.
  private static func png(_ width: Int, _ height: Int, _ chunks: [(String, [UInt8])] = []) -> [UInt8] {
    var file = HandMadePNG(width: 1, height: 1, type: .gray, depth: 8, pixels: [[0]])
    file.chunks[0].data = HandMadePNG.header(width: width, height: height, type: .gray, depth: 8)
    for (type, data) in chunks { file.chunks.insert((type, data), at: 1) }
    return file.bytes
  }

  @Test func limitsAndTheirMessage() {
    #expect(PictureLimits.pixels == 16_384 * 16_384)
    #expect(PictureLimits.bufferedPixels == 8192 * 8192)
    let error = PictureError.tooLarge(.png, width: 20_000, height: 20_000, maximumPixels: PictureLimits.pixels)
    #expect(
      "\(error)" == "the PNG file has 20000 x 20000 pixels, more than the limit of 268435456. Scale it down")
  }

  @Test func png() throws {
    #expect(try PictureDecoder(Self.png(16_384, 16_384)).header.width == 16_384)
    #expect(
      throws: PictureError.tooLarge(.png, width: 16_385, height: 16_384, maximumPixels: PictureLimits.pixels)
    ) { try PictureDecoder(Self.png(16_385, 16_384)) }
    #expect(throws: PictureError.self) { try PictureDecoder(Self.png(0x7FFF_FFFF, 0x7FFF_FFFF)) }
    #expect(throws: PNGError.tooLarge(width: 16_385, height: 16_384, maximumPixels: PictureLimits.pixels)) {
      try PNG.decode(Self.png(16_385, 16_384))
    }
  }

  /// Rotating an image requires a second bitmap. The EXIF data has one entry: orientation (0x112), a short with the
  /// value 6.
  @Test func orientedPNG() throws {
    let exif: [UInt8] =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    #expect(try PictureDecoder(Self.png(8192, 16_384, [("eXIf", exif)])).header.orientation == .rightTop)
    #expect(
      throws: PictureError.tooLarge(.png, width: 8193, height: 16_384, maximumPixels: PictureLimits.rotatedPixels)
    ) { try PictureDecoder(Self.png(8193, 16_384, [("eXIf", exif)])) }
  }

  /// A size that is allowed for a still image may be too large for an animation. In this case, only decoding the
  /// frames fails.
  @Test func animatedPNG() throws {
    let decoder = try PictureDecoder(Self.png(8193, 8192, [("acTL", Self.big(2) + Self.big(0))]))
    #expect(decoder.header.frameCount == 2)
    #expect(
      throws: PictureError.tooLarge(.png, width: 8193, height: 8192, maximumPixels: PictureLimits.bufferedPixels)
    ) { try decoder.frame(at: 0) }
  }

  /// A progressive JPEG requires memory for all coefficients, so its limit is lower.
  @Test func jpeg() throws {
    for (name, limit) in [
      ("progressive.jpg", PictureLimits.bufferedPixels), ("baseline-420.jpg", PictureLimits.pixels),
    ] {
      var file = try PictureFixture.bytes(name)
      let start = try #require(
        file.indices.dropLast().first { file[$0] == 0xFF && [0xC0, 0xC2].contains(file[$0 + 1]) })
      // Overwrites the height and width, and appends as many bytes as an image of this size requires.
      file.replaceSubrange(start + 5..<start + 9, with: [0x23, 0x28, 0x23, 0x28])
      file += [UInt8](repeating: 0, count: 1 << 15)
      if 9000 * 9000 <= limit {
        #expect(try PictureDecoder(file).header.width == 9000)
      } else {
        #expect(throws: PictureError.tooLarge(.jpeg, width: 9000, height: 9000, maximumPixels: limit)) {
          try PictureDecoder(file)
        }
      }
    }
  }

  @Test func gif() throws {
    let head = Array("GIF89a".utf8) + [0x28, 0x23, 0x28, 0x23, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    // Empty blocks after the frame, as many bytes as an image of this size requires.
    let blocks = [UInt8](repeating: 0, count: 20_000)
    let file = head + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0] + blocks + [0x3B]
    #expect(
      throws: PictureError.tooLarge(.gif, width: 9000, height: 9000, maximumPixels: PictureLimits.bufferedPixels)
    ) { try PictureDecoder(file) }
  }

  /// After the byte 0x2F, the header contains the width and the height minus one with 14 bits each. All bits are set.
  @Test func losslessWebP() throws {
    let bits: [UInt8] = [0x2F, 0xFF, 0xFF, 0xFF, 0x0F] + [UInt8](repeating: 0, count: 15)
    let file = Array("RIFF".utf8) + [32, 0, 0, 0] + Array("WEBPVP8L".utf8) + [20, 0, 0, 0] + bits
    #expect(
      throws: PictureError.tooLarge(.webP, width: 16_384, height: 16_384, maximumPixels: PictureLimits.bufferedPixels)
    ) { try PictureDecoder(file) }
  }

  /// Large PNG files are decompressed row by row, which yields the same pixels without a second copy.
  @Test func largeFilesAreUnpackedInParts() throws {
    let bitmap = try #require(
      Bitmap(width: 40, height: 30, bytes: (0..<4800).map { $0 % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: $0 * 7) }))
    let file = try PNG.encode(bitmap)
    let fast = file.withUnsafeBufferPointer { FastDecoder.decode($0, maximumPixels: 1200) }
    #expect(fast == bitmap)
    for most in [1199, 0] {
      let none = file.withUnsafeBufferPointer { FastDecoder.decode($0, maximumPixels: 1200, unpackedPixels: most) }
      #expect(none == nil)
    }
    let slow = try file.withUnsafeBufferPointer { (file) throws(PNGError) in
      try PNG.decodeSlowly(file, maximumPixels: 1200)
    }
    #expect(slow == bitmap)
  }
}
