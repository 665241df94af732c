// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import ImageIO
import Testing

/// Code from typical image downloaders. The file imports only ImageIO.
struct ImageIOTests {
  /// The smallest possible GIF: a single pixel with the second of two colors.
  static let gif: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 1, 2, 3, 250, 251, 252] + [
      0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0, 0x3B,
    ]

  @Test func sources() throws {
    let source = try #require(CGImageSourceCreateWithData(Data(Self.gif) as CFData, nil))
    #expect(CGImageSourceGetType(source) as String? == "com.compuserve.gif")
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: max(10, 20),
    ]
    let image = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    #expect(image.dataProvider?.data.map { [UInt8]($0) } == [250, 251, 252, 255])
  }

  @Test func destinations() throws {
    let source = try #require(CGImageSourceCreateWithData(Data(Self.gif) as CFData, nil))
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
    CGImageDestinationAddImageFromSource(destination, source, 0, nil)
    CGImageDestinationFinalize(destination)
    #expect(Data(referencing: data).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
