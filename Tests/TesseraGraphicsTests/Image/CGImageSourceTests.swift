// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import TesseraFoundation
import TesseraRaster

@testable import TesseraGraphics

@Suite struct CGImageSourceTests {
  private func source(_ name: String) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(try PictureFile.data(name) as CFData, nil))
  }

  @Test func readsImages() throws {
    let source = try source("baseline-420.jpg")
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source) == "public.jpeg")
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
    #expect(CGImageSourceGetStatusAtIndex(source, 1) == .statusInvalidData)
    #expect(CGImageSourceGetPrimaryImageIndex(source) == 0)
    let options = [kCGImageSourceShouldCache: false] as CFDictionary
    #expect(try CGImageSourceCreateImageAtIndex(source, 0, options)?.bitmap == PictureFile.expected("baseline-420"))
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    let half = CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceSubsampleFactor: 2] as CFDictionary)
    #expect(try half?.bitmap == PictureFile.expected("baseline-420-2"))
  }

  @Test func readsProvidersAndFiles() throws {
    let data = try PictureFile.data("lossy.webp")
    let provider = try #require(CGDataProvider(data: data as CFData))
    #expect(CGImageSourceCreateWithDataProvider(provider, nil).map(CGImageSourceGetType) == "org.webmproject.webp")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    #expect(CGImageSourceCreateWithURL(file as CFURL, nil) == nil)
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(CGImageSourceCreateWithURL(file as CFURL, nil).map(CGImageSourceGetCount) == 1)
    #expect(file.path.withCString { CGDataProvider(filename: $0) }?.data == data)
  }

  /// Image properties as app code reads them, cast to `Int`, `UInt32` and `Double`.
  @Test func properties() throws {
    let source = try source("orientation-6.jpg")
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 24)
    #expect(properties[kCGImagePropertyPixelHeight] as? Int == 16)
    #expect(properties[kCGImagePropertyOrientation] as? UInt32 == 6)
    #expect(properties[kCGImagePropertyDPIWidth] as? Double == 300)
    #expect(properties[kCGImagePropertyColorModel] as? String == "RGB")
    #expect(properties[kCGImagePropertyHasAlpha] as? Bool == false)
    #expect(properties[kCGImagePropertyDepth] as? Int == 8)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
    let size = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyFileSize] as? Int
    #expect(try size == PictureFile.data("orientation-6.jpg").count)
  }

  /// The delays that Pillow wrote. Delays below a fiftieth of a second are replaced by a tenth of a second.
  @Test(arguments: [
    ("keep.gif", kCGImagePropertyGIFDictionary, [0.1, 0.05, 0.2, 0.02, 0.07], 0),
    ("previous.gif", kCGImagePropertyGIFDictionary, [0.12, 0.12, 0.12, 0.12, 0.12], 3),
    ("moving.webp", kCGImagePropertyWebPDictionary, [0.12, 0.12, 0.12, 0.12, 0.12], 4),
  ])
  func animations(name: String, dictionary: CFString, delays: [Double], rounds: Int) throws {
    let source = try source(name)
    #expect(CGImageSourceGetCount(source) == 5)
    let found = (0..<5).map { index in
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[dictionary] as? [AnyHashable: Any]
      return properties?[kCGImagePropertyGIFDelayTime] as? Double
    }
    #expect(found == delays)
    let whole = CGImageSourceCopyProperties(source, nil)?[dictionary] as? [AnyHashable: Any]
    #expect(whole?[kCGImagePropertyGIFLoopCount] as? Int == rounds)
    let expected = try PictureFile.expected(name.replacing(".", with: "-"))
    for index in 0..<5 {
      let bitmap = try #require(CGImageSourceCreateImageAtIndex(source, index, nil)?.bitmap)
      let size = bitmap.bytes.count
      #expect(bitmap.bytes == Array(expected.bytes[index * size..<(index + 1) * size]), "frame \(index)")
    }
    CGImageSourceRemoveCacheAtIndex(source, 0)
    #expect(CGImageSourceCreateImageAtIndex(source, 4, nil) != nil)
  }

  // MARK: Thumbnails

  /// 61 x 43 pixels scaled to fit a square of 30 are 30 x 21.1, which is rounded to 30 x 21.
  @Test func thumbnails() throws {
    let source = try source("baseline-420.jpg")
    var options: [CFString: Any] = [kCGImageSourceThumbnailMaxPixelSize: 30]
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary) == nil)
    options[kCGImageSourceCreateThumbnailFromImageAlways] = true
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    #expect((small.width, small.height) == (30, 21))
    options[kCGImageSourceThumbnailMaxPixelSize] = CGFloat(1000)
    let whole = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    #expect(try whole.bitmap == PictureFile.expected("baseline-420"))
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 3, options as CFDictionary) == nil)
  }

  @Test func thumbnailsApplyOrientationOnRequest() throws {
    let source = try source("orientation-6.jpg")
    var options: [CFString: Any] = [kCGImageSourceCreateThumbnailFromImageIfAbsent: true]
    let stored = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    #expect((stored.width, stored.height) == (24, 16))
    options[kCGImageSourceCreateThumbnailWithTransform] = true
    let upright = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    #expect(try upright.bitmap == PictureFile.expected("orientation-6"))
  }

  // MARK: Incomplete data

  @Test func statusOfBadData() throws {
    let data = try PictureFile.data("baseline-420.jpg")
    let status = { (data: Data) in CGImageSourceCreateWithData(data as CFData, nil).map(CGImageSourceGetStatus) }
    #expect(status(Data()) == .statusUnknownType)
    #expect(status(Data("hello".utf8)) == .statusUnknownType)
    #expect(status(data.prefix(200)) == .statusUnexpectedEOF)
    let bad = try #require(CGImageSourceCreateWithData(data.prefix(200) as CFData, nil))
    #expect(CGImageSourceGetCount(bad) == 0)
    #expect(CGImageSourceGetType(bad) == "public.jpeg")
    #expect(CGImageSourceCopyProperties(bad, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(bad, 0, nil) == nil)
  }

  @Test func incremental() throws {
    let data = try PictureFile.data("progressive.jpg")
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    CGImageSourceUpdateData(source, data.prefix(data.count / 2) as CFData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    CGImageSourceUpdateData(source, data as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 61)
  }

  // MARK: Destinations

  @Test(arguments: ["public.png", "public.jpeg"])
  func writes(type: String) throws {
    let image = try #require(CGImageSourceCreateImageAtIndex(try source("baseline-444.jpg"), 0, nil))
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 1, nil))
    #expect(!CGImageDestinationFinalize(destination))
    let properties: [CFString: Any] = [
      kCGImageDestinationLossyCompressionQuality: CGFloat(0.5), kCGImagePropertyOrientation: 6,
    ]
    CGImageDestinationAddImage(destination, image, properties as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    let written = try #require(CGImageSourceCreateWithData(Data(referencing: data) as CFData, nil))
    #expect(CGImageSourceGetType(written) == type)
    // The written image is rotated.
    #expect(CGImageSourceCreateImageAtIndex(written, 0, nil)?.width == 43)
  }

  @Test func rejectsUnsupportedFormats() {
    let data = NSMutableData()
    #expect(CGImageDestinationCreateWithData(data, "public.heic", 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(data, "public.png", 2, nil) == nil)
    #expect(CGImageDestinationCopyTypeIdentifiers() as? [String] == ["public.png", "public.jpeg"])
    #expect((CGImageSourceCopyTypeIdentifiers() as? [String])?.contains("public.heic") == true)
  }

  @Test func imagesFromDataProviders() throws {
    let make = { (name: String) in
      CGDataProvider(data: try PictureFile.data(name) as CFData)
    }
    let jpeg = try #require(try make("baseline-420.jpg"))
    let png = try #require(try make("p3.png"))
    #expect(
      CGImage(jpegDataProviderSource: jpeg, decode: nil, shouldInterpolate: true, intent: .defaultIntent)?.width == 61)
    #expect(CGImage(jpegDataProviderSource: png, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
    #expect(CGImage(pngDataProviderSource: jpeg, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
    let picture = CGImage(pngDataProviderSource: png, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    // Display P3 red is outside the sRGB gamut, so it is clamped.
    #expect(picture.map { Array($0.bitmap.bytes.prefix(4)) } == [255, 0, 0, 255])
  }
}
