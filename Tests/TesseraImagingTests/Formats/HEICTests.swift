// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraImaging
import TesseraRaster
import Testing

/// HEIC decoding if libheif is installed. Otherwise, the error names the package to install.
@Suite struct HEICTests {
  /// The HEVC decoder is exact, but the conversion from YCbCr to RGB is not specified exactly.
  @Test func decodesOrReportsWhatToInstall() throws {
    let bytes = try PictureFixture.bytes("photo.heic")
    #expect(PictureFormat(bytes) == .heic)
    do {
      let decoder = try PictureDecoder(bytes)
      #expect((decoder.header.width, decoder.header.height) == (64, 48))
      let expected = try PictureFixture.expected("photo-heic")
      #expect(PictureFixture.distance(try decoder.bitmap(), expected) <= 3)
    } catch {
      #expect(error as? PictureError == .missingLibrary(.heic, name: "libheif", package: "libheif1"))
      #expect("\(error)".contains("apt-get install libheif1"))
    }
  }

  /// The "clap" box defines the visible area, starting with a four-byte column count. With more than the 64 coded
  /// columns, the header describes a larger image than libheif decodes.
  @Test(arguments: [65, 4160])
  func contradictingSizes(width: Int) throws {
    var bytes = try PictureFixture.bytes("photo.heic")
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("clap".utf8)) })
    bytes.replaceSubrange(place + 4..<place + 8, with: [0, 0, UInt8(width >> 8), UInt8(width & 255)])
    #expect(throws: PictureError.self) { try PictureDecoder(bytes).bitmap() }
  }

  @Test func truncated() throws {
    let bytes = try PictureFixture.bytes("photo.heic")
    for length in stride(from: 12, to: bytes.count, by: 7) {
      #expect(throws: PictureError.self) { try PictureDecoder(Array(bytes.prefix(length))).bitmap() }
    }
  }
}
