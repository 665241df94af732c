// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraImaging
import TesseraRaster
import Testing

/// A file of 3 x 2 pixels, written byte by byte according to Microsoft's documentation of BITMAPINFOHEADER and its
/// successors.
struct HandMadeBMP {
  var width = 3
  var height = 2
  var bits = 24
  var code = 0
  var length = 40
  /// The color masks, which follow the fields that all headers have.
  var extra: [UInt8] = []
  /// The palette entries: blue, green, red, and an unused byte.
  var palette: [[UInt8]] = []
  var pixels: [UInt8]

  static func number(_ value: Int, _ count: Int = 4) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  var bytes: [UInt8] {
    let n = Self.number
    var header = n(length, 4)
    if length == 12 {
      header += n(width, 2) + n(height, 2) + n(1, 2) + n(bits, 2)
    } else {
      header += n(width, 4) + n(height, 4) + n(1, 2) + n(bits, 2) + n(code, 4) + n(0, 4) + n(0, 4) + n(0, 4)
      header += n(palette.count, 4) + n(0, 4) + extra
      header += [UInt8](repeating: 0, count: max(0, length - header.count))
    }
    header += palette.flatMap { length == 12 ? Array($0.prefix(3)) : $0 }
    return Array("BM".utf8) + n(14 + header.count + pixels.count, 4) + n(0, 4) + n(14 + header.count, 4) + header
      + pixels
  }
}

@Suite struct BMPTests {
  private static func decode(_ file: HandMadeBMP) throws(PictureError) -> [[UInt8]] {
    let bitmap = try PictureDecoder(file.bytes).bitmap()
    return stride(from: 0, to: bitmap.bytes.count, by: 4).map { Array(bitmap.bytes[$0..<$0 + 4]) }
  }

  private static let (red, green, blue, white, black): ([UInt8], [UInt8], [UInt8], [UInt8], [UInt8]) = (
    [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255], [0, 0, 0, 255]
  )
  /// The displayed pixels: the upper row, followed by the lower row.
  private static let flag = [red, green, blue, white, black, red]
  /// The colors of indices 0 to 4. Index rows are stored from the bottom up and padded to four bytes.
  private static let palette: [[UInt8]] = [
    [0, 0, 255, 0], [0, 255, 0, 0], [255, 0, 0, 0], [255, 255, 255, 0], [0, 0, 0, 0],
  ]

  static let files: [(String, HandMadeBMP)] = [
    (
      "24 bits",
      HandMadeBMP(pixels: [255, 255, 255, 0, 0, 0, 0, 0, 255, 9, 9, 9, 0, 0, 255, 0, 255, 0, 255, 0, 0, 9, 9, 9])
    ),
    (
      "24 bits of OS/2",
      HandMadeBMP(
        length: 12, pixels: [255, 255, 255, 0, 0, 0, 0, 0, 255, 9, 9, 9, 0, 0, 255, 0, 255, 0, 255, 0, 0, 9, 9, 9])
    ),
    (
      "24 bits from the top",
      HandMadeBMP(
        height: -2, pixels: [0, 0, 255, 0, 255, 0, 255, 0, 0, 9, 9, 9, 255, 255, 255, 0, 0, 0, 0, 0, 255, 9, 9, 9])
    ),
    ("8 bits", HandMadeBMP(bits: 8, palette: palette, pixels: [3, 4, 0, 9, 0, 1, 2, 9])),
    (
      "8 bits of OS/2",
      {
        let rest = [[UInt8]](repeating: [9, 9, 9, 9], count: 251)
        return HandMadeBMP(bits: 8, length: 12, palette: palette + rest, pixels: [3, 4, 0, 9, 0, 1, 2, 9])
      }()
    ),
    ("4 bits", HandMadeBMP(bits: 4, palette: palette, pixels: [0x34, 0x09, 9, 9, 0x01, 0x29, 9, 9])),
    // Run-length encoding: 3, 4, 0 as literals (padded to 4 bytes), end of row, a run of color 1, then colors 1 and
    // 2, end.
    (
      "8 bits in runs",
      HandMadeBMP(bits: 8, code: 1, palette: palette, pixels: [0, 3, 3, 4, 0, 9, 0, 0, 1, 0, 1, 1, 1, 2, 0, 1])
    ),
    // Skipping one pixel leaves it in the first palette color, red.
    (
      "8 bits with a skip",
      HandMadeBMP(bits: 8, code: 1, palette: palette, pixels: [1, 3, 1, 4, 0, 0, 0, 2, 1, 0, 1, 1, 1, 2, 0, 1])
    ),
    (
      "4 bits in runs",
      HandMadeBMP(bits: 4, code: 2, palette: palette, pixels: [2, 0x34, 1, 0, 0, 0, 0, 3, 0x01, 0x20, 0, 1])
    ),
    // 5 bits per component with blue in the lowest bits: red 0x7C00, green 0x03E0, blue 0x001F.
    (
      "16 bits",
      HandMadeBMP(
        bits: 16, pixels: [0xFF, 0x7F, 0, 0, 0, 0x7C, 9, 9, 0, 0x7C, 0xE0, 0x03, 0x1F, 0, 9, 9])
    ),
    // 5, 6 and 5 bits: red 0xF800, green 0x07E0, blue 0x001F.
    (
      "16 bits with masks",
      HandMadeBMP(
        bits: 16, code: 3, extra: HandMadeBMP.number(0xF800) + HandMadeBMP.number(0x07E0) + HandMadeBMP.number(0x1F),
        pixels: [0xFF, 0xFF, 0, 0, 0, 0xF8, 9, 9, 0, 0xF8, 0xE0, 0x07, 0x1F, 0, 9, 9])
    ),
    // Without an alpha mask, the fourth byte is unused.
    (
      "32 bits",
      HandMadeBMP(
        bits: 32,
        pixels: [255, 255, 255, 0, 0, 0, 0, 7, 0, 0, 255, 0, 0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0])
    ),
  ]

  @Test(arguments: files.indices)
  func reads(index: Int) throws {
    let (name, file) = Self.files[index]
    #expect(try Self.decode(file) == Self.flag, "\(name)")
    let header = try PictureDecoder(file.bytes).header
    #expect((header.width, header.height, header.format) == (3, 2, .bmp))
  }

  /// One bit per pixel, starting with the highest bit: 101 and 010.
  @Test func readsOneBit() throws {
    let file = HandMadeBMP(
      bits: 1, palette: [[0, 0, 0, 0], [255, 255, 255, 0]], pixels: [0xA0, 0, 0, 0, 0x40, 0, 0, 0])
    let (black, white) = (Self.black, Self.white)
    #expect(try Self.decode(file) == [black, white, black, white, black, white])
  }

  /// Half-transparent red with version 5 masks is premultiplied to 128.
  @Test func readsAlpha() throws {
    let masks = [0xFF_0000, 0xFF00, 0xFF, 0xFF00_0000].flatMap { HandMadeBMP.number($0) }
    let file = HandMadeBMP(width: 1, height: 1, bits: 32, code: 3, length: 124, extra: masks, pixels: [0, 0, 255, 128])
    #expect(try Self.decode(file) == [[128, 0, 0, 128]])
    #expect(try PictureDecoder(file.bytes).header.hasAlpha)
  }

  /// 5-bit components are scaled to the full range: 16 of 31 is 131.6 of 255.
  @Test func scalesSamples() throws {
    let file = HandMadeBMP(width: 1, height: 1, bits: 16, pixels: [16, 0, 0, 0])
    #expect(try Self.decode(file) == [[0, 0, 132, 255]])
  }

  @Test(arguments: ["rgb", "palette", "gray", "bilevel"])
  func roundTrips(name: String) throws {
    let decoder = try PictureDecoder(try PictureFixture.bytes(name + ".bmp"))
    #expect(try decoder.bitmap() == PictureFixture.expected(name + "-bmp"))
    // 72 pixels per inch are stored as 2835 per meter, which are 72.009 per inch.
    #expect(decoder.header.resolution.map { abs($0.x - 72) < 0.02 } == true)
  }

  @Test func rejectsDamagedFiles() throws {
    func error(_ file: HandMadeBMP) -> PictureError? {
      do throws(PictureError) {
        _ = try Self.decode(file)
        return nil
      } catch {
        return error
      }
    }
    let short = HandMadeBMP(pixels: [0, 0, 0])
    #expect(error(short) == .truncated(.bmp))
    // A square with 2^31 - 1 pixels per side.
    #expect(error(HandMadeBMP(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, pixels: [0])) == .truncated(.bmp))
    #expect(error(HandMadeBMP(width: 100_000, height: 100_000, bits: 8, code: 1, pixels: [0, 1])) == .truncated(.bmp))
    #expect(error(HandMadeBMP(width: -3, pixels: [0])) == .damaged(.bmp, reason: "its size is zero"))
    #expect(error(HandMadeBMP(height: Int(Int32.min), pixels: [0])) == .truncated(.bmp))
    #expect(error(HandMadeBMP(height: 0, pixels: [0])) == .damaged(.bmp, reason: "its size is zero"))
    #expect(
      error(HandMadeBMP(code: 4, pixels: [0]))
        == .unsupported(.bmp, reason: "with 24 bits per pixel and compression 4 is not supported"))
    #expect(error(HandMadeBMP(length: 17, pixels: [0])) == .damaged(.bmp, reason: "its header has 17 bytes"))
    // Runs that end before the image is complete, and runs beyond the image's end.
    #expect(error(HandMadeBMP(bits: 8, code: 1, palette: Self.palette, pixels: [3, 1])) == .truncated(.bmp))
    #expect(
      error(HandMadeBMP(bits: 8, code: 1, palette: Self.palette, pixels: [255, 1, 255, 1, 0, 2, 255, 255])) == nil)
  }
}
