// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraImaging
import TesseraRandom
import TesseraRaster
import Testing

/// Decoding any bytes results in an image of the header's size or in a typed error, with bounded memory.
@Suite struct HostilePictureTests {
  static let files = [
    "baseline-420.jpg", "progressive.jpg", "arithmetic.jpg", "cmyk-adobe.jpg", "orientation-6.jpg", "p3.jpg",
    "lossy.webp",
    "lossless.webp", "lossy-alpha.webp", "moving.webp", "p3.webp", "still.gif", "interlaced.gif", "clear.gif",
    "previous.gif", "p3-alpha.png", "orientation-8.png", "rgb.bmp", "palette.bmp", "photo.heic", "ycck-adobe.jpg",
  ]
  /// Files for which every truncation must cause an error. A truncated HEIC file may be decoded.
  static let wholeFiles = files.filter { $0 != "photo.heic" }

  static func check(_ bytes: [UInt8]) {
    guard let decoder = try? PictureDecoder(bytes, maximumPixels: 1 << 18) else { return }
    for reduction in [1, 8] {
      guard let bitmap = try? decoder.bitmap(reduction: reduction) else { continue }
      #expect(bitmap.bytes.count == bitmap.width * bitmap.height * 4)
      let part = decoder.isReducible ? reduction : 1
      #expect(bitmap.width == (decoder.header.width + part - 1) / part)
    }
    if decoder.header.frameCount > 1 { _ = try? decoder.frames(maximumPixels: 1 << 18) }
  }

  @Test(arguments: wholeFiles)
  func truncatedAnywhere(_ name: String) throws {
    let bytes = try PictureFixture.bytes(name)
    // The padding of a BMP file's last row contains no pixels.
    let needed = bytes.count - (name.hasSuffix(".bmp") ? 3 : 0)
    for length in 0..<needed {
      #expect(throws: PictureError.self, "\(length) of \(bytes.count) bytes") {
        _ = try PictureDecoder(Array(bytes.prefix(length))).frames()
      }
    }
  }

  /// Long runs have 10,000 iterations.
  @Test(arguments: files + TIFFTests.files.map { $0 + ".tiff" })
  func corruptedAnywhere(_ name: String) throws {
    let bytes = try PictureFixture.bytes(name)
    var random = SeededRandom(state: 99)
    for _ in 0..<(isLongRun ? 10_000 : 150) { Self.check(PNGFuzzTests.mutate(bytes, &random)) }
  }

  @Test func emptyDataAndOtherFiles() {
    #expect(throws: PictureError.empty) { try PictureDecoder([]) }
    #expect(throws: PictureError.unknownFormat) { try PictureDecoder([0]) }
    #expect(throws: PictureError.unknownFormat) { try PictureDecoder(Array("version https://git-lfs".utf8)) }
    #expect(throws: PictureError.truncated(.gif)) { try PictureDecoder(Array("GIF89a".utf8)) }
  }

  @Test(arguments: [
    ([0, 0, 1, 0], PictureFormat.ico),
    (Array("%PDF-1.4".utf8), .pdf), (Array("<svg xmlns=\"\">".utf8), .svg),
    (Array("<?xml version=\"1.0\"?>\n<svg>".utf8), .svg), ([0, 0, 0, 16] + Array("ftypavif\0\0\0\0".utf8), .avif),
  ])
  func reportsUnsupportedFormats(bytes: [UInt8], format: PictureFormat) {
    #expect(PictureFormat(bytes) == format)
    #expect(throws: PictureError.unsupported(format, reason: "files cannot be decoded as bitmaps")) {
      try PictureDecoder(bytes)
    }
  }

  /// A small file whose header specifies the maximum possible size, or zero.
  @Test func wrongSizes() throws {
    var jpeg = try PictureFixture.bytes("baseline-420.jpg")
    let frame = try #require(jpeg.indices.dropLast().first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: PictureError.truncated(.jpeg)) { try PictureDecoder(jpeg) }
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0, 0, 0, 0])
    #expect(throws: PictureError.damaged(.jpeg, reason: "its size is zero")) { try PictureDecoder(jpeg) }
    var gif = try PictureFixture.bytes("still.gif")
    gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: PictureError.truncated(.gif)) { try PictureDecoder(gif) }
    #expect(throws: PictureError.tooLarge(.gif, width: 61, height: 43, maximumPixels: 100)) {
      try PictureDecoder(try PictureFixture.bytes("still.gif"), maximumPixels: 100)
    }
  }

  @Test func gifsWithoutFrames() {
    let head = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]
    #expect(throws: PictureError.damaged(.gif, reason: "it has no frame")) { try PictureDecoder(head + [0x3B]) }
    #expect(throws: PictureError.truncated(.gif)) { try PictureDecoder(head) }
    let colorless = head + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0, 0x3B]
    #expect(throws: PictureError.damaged(.gif, reason: "frame 0 has no colors")) { try PictureDecoder(colorless) }
  }

  /// One pixel, a hundred thousand times on a canvas of 4000 x 4000. Reading the header decodes no frames.
  @Test func frameCounts() throws {
    let head = Array("GIF89a".utf8) + [0xA0, 0x0F, 0xA0, 0x0F, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    let decoder = try PictureDecoder(head + frame.repeated(100_000) + [0x3B])
    #expect(decoder.header.frameCount == 100_000)
    #expect(throws: PictureError.self) { try decoder.frames() }
  }

  /// The smallest GIF, written by hand. The 3-bit codes clear (4), color 1 and end (5) form 0b101_001_100.
  @Test func onePixel() throws {
    let head = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 1, 2, 3, 250, 251, 252]
    let file = head + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0b0100_1100, 0b1, 0, 0x3B]
    #expect(try PictureDecoder(file).bitmap().bytes == [250, 251, 252, 255])
  }

  /// EXIF directories that reference themselves or offsets outside the file.
  @Test func hostileEXIF() throws {
    let jpeg = try PictureFixture.bytes("baseline-420.jpg")
    let expected = try PictureFixture.expected("baseline-420")
    let directories: [[UInt8]] = [
      [0x49, 0x49, 42, 0, 0, 0, 0, 0], [0x49, 0x49, 42, 0, 8, 0, 0, 0, 255, 255],
      [0x4D, 0x4D, 0, 42, 255, 255, 255, 255],
      [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 99, 0, 0, 0],
    ]
    for tiff in directories {
      let data = Array("Exif\0\0".utf8) + tiff
      let file = jpeg[..<2] + [0xFF, 0xE1, 0, UInt8(data.count + 2)] + data + jpeg[2...]
      #expect(try PictureDecoder.decode(Array(file)) == expected)
    }
  }
}
