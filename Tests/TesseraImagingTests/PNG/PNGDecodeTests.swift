// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing
import TesseraImaging
import TesseraRaster

/// Decodes handcrafted files. Expected values follow the definitions of the PNG standard.
struct PNGDecodeTests {
  struct Format: CustomTestStringConvertible {
    let type: HandMadePNG.ColorType
    let depth: Int
    let channels: Int

    var testDescription: String { "\(type) \(depth)" }

    /// All fifteen color type and depth combinations of the standard.
    static let all: [Format] =
      [1, 2, 4, 8, 16].map { Format(type: .gray, depth: $0, channels: 1) }
      + [8, 16].map { Format(type: .rgb, depth: $0, channels: 3) }
      + [1, 2, 4, 8].map { Format(type: .palette, depth: $0, channels: 1) }
      + [8, 16].map { Format(type: .grayAlpha, depth: $0, channels: 2) }
      + [8, 16].map { Format(type: .rgba, depth: $0, channels: 4) }

    /// Converts a sample of this depth to eight bits: round(s * 255 / (2^depth - 1)).
    func byte(_ sample: Int) -> Int {
      let greatest = 1 << depth - 1
      return (sample * 255 * 2 + greatest) / (2 * greatest)
    }

    /// Returns a pixel's unpremultiplied red, green, blue and alpha.
    func straight(_ pixel: [Int], palette: [[UInt8]]) -> [Int] {
      switch type {
      case .gray: Array(repeating: byte(pixel[0]), count: 3) + [255]
      case .grayAlpha: Array(repeating: byte(pixel[0]), count: 3) + [byte(pixel[1])]
      case .rgb: pixel.map(byte) + [255]
      case .rgba: pixel.map(byte)
      case .palette: palette[pixel[0]].map(Int.init) + [255]
      }
    }
  }

  /// Returns the premultiplied components, round(c * a / 255). There are no ties, because 255 is odd.
  static func premultiplied(_ straight: [Int]) -> [UInt8] {
    straight[0..<3].map { UInt8(($0 * straight[3] * 2 + 255) / 510) } + [UInt8(straight[3])]
  }

  @Test("Decodes every color type, depth and interlacing", arguments: Format.all, [false, true])
  func everyFormat(_ format: Format, interlaced: Bool) throws {
    var random = SeededRandom(state: UInt64(format.depth))
    let palette = (0..<min(256, 1 << format.depth)).map { _ in
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    for (width, height) in [(1, 1), (2, 1), (1, 5), (3, 3), (5, 8), (9, 7), (17, 10)] {
      let pixels = (0..<width * height).map { _ in
        (0..<format.channels).map { _ in Int.random(in: 0..<1 << format.depth, using: &random) }
      }
      let file = HandMadePNG(
        width: width, height: height, type: format.type, depth: format.depth, interlaced: interlaced,
        palette: format.type == .palette ? palette : [], pixels: pixels)
      let expected = pixels.flatMap { Self.premultiplied(format.straight($0, palette: palette)) }
      #expect(try PNG.decode(file.bytes) == Bitmap(width: width, height: height, bytes: expected))
    }
  }

  @Test func roundsEveryColorAndAlphaToNearest() throws {
    let pixels = (0..<65536).map { [$0 % 256, 255 - $0 % 256, $0 % 251, $0 / 256] }
    let file = HandMadePNG(width: 256, height: 256, type: .rgba, depth: 8, pixels: pixels)
    let expected = pixels.flatMap(Self.premultiplied)
    #expect(try PNG.decode(file.bytes).bytes == expected)
  }

  @Test func paletteEntriesUseTransparencyChunk() throws {
    let file = HandMadePNG(
      width: 3, height: 1, type: .palette, depth: 2, palette: [[255, 0, 0], [0, 255, 0], [9, 9, 9]],
      transparency: [128, 0], pixels: [[0], [1], [2]])
    #expect(try PNG.decode(file.bytes).bytes == [128, 0, 0, 128, 0, 0, 0, 0, 9, 9, 9, 255])
  }

  @Test func oneGrayOrColorCanBeTransparent() throws {
    let gray = HandMadePNG(
      width: 3, height: 1, type: .gray, depth: 8, transparency: [0, 7], pixels: [[6], [7], [8]])
    #expect(try PNG.decode(gray.bytes).bytes == [6, 6, 6, 255, 0, 0, 0, 0, 8, 8, 8, 255])
    let rgb = HandMadePNG(
      width: 2, height: 1, type: .rgb, depth: 8, transparency: [0, 1, 0, 2, 0, 3], pixels: [[1, 2, 3], [1, 2, 4]])
    #expect(try PNG.decode(rgb.bytes).bytes == [0, 0, 0, 0, 1, 2, 4, 255])
  }

  @Test func ignoresColorProfilesGammaAndText() throws {
    let plain = HandMadePNG(width: 1, height: 1, type: .rgb, depth: 8, pixels: [[10, 20, 30]])
    var dressed = plain
    dressed.chunks.insert(("gAMA", HandMadePNG.bigEndian(100_000)), at: 1)
    dressed.chunks.insert(("iCCP", Array("broken profile".utf8)), at: 2)
    dressed.chunks.insert(("tEXt", Array("no key".utf8)), at: 3)
    dressed.chunks.insert(("prVt", [1, 2, 3]), at: 4)
    #expect(try PNG.decode(dressed.bytes).bytes == [10, 20, 30, 255])
  }

  @Test func pixelsMaySpanManyChunks() throws {
    var file = HandMadePNG(width: 4, height: 4, type: .gray, depth: 8, pixels: (0..<16).map { [$0] })
    let data = file.chunks[1].data
    file.chunks.replaceSubrange(1...1, with: data.map { ("IDAT", [$0]) } + [("IDAT", [])])
    #expect(try PNG.decode(file.bytes).bytes == (0..<16).flatMap { [$0, $0, $0, 255] })
  }
}
