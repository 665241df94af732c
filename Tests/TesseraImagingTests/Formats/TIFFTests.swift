// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraImaging
import TesseraRaster
import Testing

/// TIFF decoding if libtiff is installed. Otherwise, the error names the package to install.
@Suite struct TIFFTests {
  static let files = ["lzw", "alpha", "packbits", "gray", "group4", "cmyk", "orientation-6"]

  /// libtiff rounds colors with alpha twice, and rounds CMYK differently from Pillow.
  @Test(arguments: files)
  func decodesOrReportsWhatToInstall(_ name: String) throws {
    let bytes = try PictureFixture.bytes(name + ".tiff")
    #expect(PictureFormat(bytes) == .tiff)
    do {
      let decoder = try PictureDecoder(bytes)
      #expect(decoder.header.hasAlpha == (name == "alpha"))
      #expect(decoder.header.orientation == (name == "orientation-6" ? .rightTop : .topLeft))
      let expected = try PictureFixture.expected(name + "-tiff")
      let tolerance = name == "alpha" || name == "cmyk" ? 1 : 0
      #expect(PictureFixture.distance(try PictureDecoder.decode(bytes), expected) <= tolerance)
    } catch {
      #expect(error as? PictureError == .missingLibrary(.tiff, name: "libtiff", package: "libtiff6"))
      #expect("\(error)".contains("apt-get install libtiff6"))
    }
  }

  @Test(arguments: files)
  func truncated(_ name: String) throws {
    let bytes = try PictureFixture.bytes(name + ".tiff")
    for length in stride(from: 4, to: bytes.count, by: 17) {
      // Decoding may succeed, because the directory may precede the pixels and the remaining pixels may be
      // sufficient.
      _ = try? PictureDecoder(Array(bytes.prefix(length))).bitmap()
    }
    #expect(throws: PictureError.self) { try PictureDecoder(Array(bytes.prefix(8))) }
  }

  /// A directory whose successor is itself, and a directory of an image with 2^32 - 1 pixels per side.
  @Test func hostileDirectories() {
    func file(_ entries: [[Int]], next: Int) -> [UInt8] {
      let n = HandMadeBMP.number
      let body = entries.flatMap { n($0[0], 2) + n($0[1], 2) + n(1, 4) + n($0[2], 4) }
      return Array("II".utf8) + n(42, 2) + n(8, 4) + n(entries.count, 2) + body + n(next, 4)
    }
    let huge = [
      [256, 4, 0xFFFF_FFFF], [257, 4, 0xFFFF_FFFF], [258, 3, 8], [259, 3, 1], [262, 3, 1], [273, 4, 0], [279, 4, 9],
    ]
    let small = [
      [256, 4, 1], [257, 4, 1], [258, 3, 8], [259, 3, 1], [262, 3, 1], [273, 4, 8], [278, 4, 1], [279, 4, 1],
    ]
    #expect(throws: PictureError.self) { try PictureDecoder(file(huge, next: 0)) }
    // A gray image of one pixel. The eighth byte is the low byte of the entry count.
    let picture = try? PictureDecoder(file(small, next: 8)).bitmap()
    #expect(picture == nil || picture?.bytes == [8, 8, 8, 255])
  }
}
