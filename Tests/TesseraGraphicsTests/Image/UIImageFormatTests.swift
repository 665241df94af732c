// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import TesseraFoundation
import TesseraImaging
import TesseraRaster

@testable import TesseraGraphics

/// Image files created by other programs. They are shared with `TesseraImagingTests`, whose README describes them.
enum PictureFile {
  static func data(_ name: String) throws -> Data {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("TesseraImagingTests/Formats/Fixtures")
    return try Data(contentsOf: folder.appendingPathComponent(name))
  }

  static func expected(_ name: String) throws -> Bitmap {
    try PNG.decode([UInt8](try data(name + ".expected.png")))
  }
}

@Suite struct UIImageFormatTests {
  private func bitmap(_ image: UIImage) throws -> Bitmap {
    guard case .bitmap(let bitmap) = image.content else { throw Unexpected() }
    return bitmap
  }

  struct Unexpected: Error {}

  @Test(arguments: [
    ("baseline-420.jpg", "baseline-420"), ("progressive.jpg", "progressive"), ("lossy.webp", "lossy"),
    ("lossless.webp", "lossless"), ("still.gif", "still-gif"),
  ])
  func decodesFormats(file: String, expected: String) throws {
    let image = try #require(UIImage(data: try PictureFile.data(file), scale: 2))
    #expect(image.size == CGSize(width: 30.5, height: 21.5))
    #expect(try bitmap(image) == PictureFile.expected(expected))
  }

  /// An image's `size` is its size after rotation, whereas the pixels of `cgImage` are as stored.
  @Test(arguments: [
    (1, UIImage.Orientation.up), (2, .upMirrored), (3, .down), (4, .downMirrored), (5, .leftMirrored), (6, .right),
    (7, .rightMirrored), (8, .left),
  ])
  func orientations(number: Int, orientation: UIImage.Orientation) throws {
    let image = try #require(UIImage(data: try PictureFile.data("orientation-\(number).jpg")))
    #expect(image.imageOrientation == orientation)
    #expect(image.size == (number > 4 ? CGSize(width: 16, height: 24) : CGSize(width: 24, height: 16)))
    #expect(image.cgImage?.width == 24)
    #expect(image.cgImage?.height == 16)
    #expect(try bitmap(image) == PictureFile.expected("orientation-\(number)"))
    #expect(image.rasterized() == (try PictureFile.expected("orientation-\(number)")))
    #expect(try image.cgImage?.bitmap == PictureFile.expected("orientation-1"))
  }

  // MARK: Decoding while painting

  /// Returns a JPEG with 1024 x 768 pixels, red on the left and blue on the right.
  private func large() throws -> Data {
    var bytes: [UInt8] = []
    for _ in 0..<768 {
      for x in 0..<1024 { bytes += x < 512 ? [200, 0, 0, 255] : [0, 0, 200, 255] }
    }
    let bitmap = try #require(Bitmap(width: 1024, height: 768, bytes: bytes))
    return try #require(UIImage(bitmap: bitmap).jpegData(compressionQuality: 1))
  }

  @Test func decodesLargeImagesLazily() throws {
    let image = try #require(UIImage(data: try large(), scale: 2))
    #expect(image.size == CGSize(width: 512, height: 384))
    guard case .encoded(let picture) = image.content else { throw Unexpected() }
    // The JPEG decoder can scale: 100 columns are decoded at an eighth (128), 200 at a quarter (256), 300 at a half
    // (512), and 513 only at full size.
    for (asked, width) in [(100.0, 128), (128, 128), (200, 256), (300, 512), (513, 1024), (5000, 1024)] {
      let pixels = try #require(picture.seen(width: asked, height: 1))
      #expect(pixels.bitmap.width == width)
      #expect(pixels.source == Rect(x: 0, y: 0, width: Double(width), height: Double(width) * 0.75))
    }
    let painted = try #require(image.rasterized(width: 64, height: 48))
    for (place, color) in [(8, [200, 0, 0, 255]), (56, [0, 0, 200, 255])] {
      let found = painted.bytes[(24 * 64 + place) * 4..<(24 * 64 + place) * 4 + 4]
      for (byte, value) in zip(found, color) { #expect(abs(Int(byte) - value) <= 3) }
    }
    #expect(image.cgImage?.width == 1024)
    #expect(image == UIImage(data: try large(), scale: 2))
    #expect(image != UIImage(data: try large(), scale: 1))
    #expect(image.withTintColor(.green).pngData() != nil)
    #expect(image.preparingForDisplay() === image)
  }

  /// The pixels depend neither on earlier decoding nor on caching.
  @Test func sizesDoNotDependOnPreviousImages() throws {
    let data = try large()
    let first = try #require(UIImage(data: data))
    let small = first.rasterized(width: 90, height: 70)
    _ = first.cgImage
    #expect(first.rasterized(width: 90, height: 70) == small)
    let second = try #require(UIImage(data: data))
    _ = second.rasterized(width: 900, height: 700)
    #expect(second.rasterized(width: 90, height: 70) == small)
  }

  /// A cached file that is not decoded yet is evicted like other images when the budget is exceeded.
  @Test func cacheEvictsUndecodedImages() throws {
    let cache = DecodedImageCache.shared
    let file = DecodedImageCache.Key.file("/waiting-\(UUID().uuidString)")
    cache.store(try LoadedImage([UInt8](try large()), name: "waiting"), byteCount: 1, for: file)
    if case .encoded(let picture)? = cache.value(file, as: LoadedImage.self)?.content {
      #expect(picture.seen(reduction: 8) != nil)
    }
    let other = DecodedImageCache.Key.file("/other-\(UUID().uuidString)")
    cache.store(0, byteCount: DecodedImageCache.budget, for: other)
    #expect(cache.value(file, as: LoadedImage.self) == nil)
    cache.store(1, byteCount: 1, for: other)
    cache.store(2, byteCount: 1, for: other)
    #expect(cache.value(other, as: Int.self) == 2)
  }

  @Test func reportsDamageInLargeImagesWhenDecoding() throws {
    var data = try large()
    // Bytes in the middle of the compressed data that don't form valid blocks of this image.
    data.replaceSubrange(data.count / 2..<data.count / 2 + 40, with: Data(repeating: 0xFE, count: 40))
    let collector = MissingResources.Collector()
    MissingResources.$isSilent.withValue(true) {
      MissingResources.collecting(into: collector) {
        guard let image = UIImage(data: data) else { return }
        if image.cgImage == nil { #expect(image.preparingForDisplay() == nil) }
      }
    }
    #expect(collector.resources.allSatisfy { $0.kind == .image && $0.reason?.contains("JPEG") == true })
  }

  // MARK: Thumbnails and files

  @Test func thumbnailsKeepProportions() throws {
    let image = try #require(UIImage(data: try large(), scale: 2))
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 40, height: 40)))
    #expect(small.size == CGSize(width: 40, height: 30))
    #expect(small.scale == 2)
    #expect(image.preparingThumbnail(of: .zero) == nil)
    #expect(UIImage(systemName: "heart")?.preparingThumbnail(of: CGSize(width: 9, height: 9)) == nil)
    let turned = try #require(UIImage(data: try PictureFile.data("orientation-6.jpg")))
    let half = try #require(turned.preparingThumbnail(of: CGSize(width: 8, height: 12)))
    #expect(half.size == CGSize(width: 8, height: 12))
    #expect(half.imageOrientation == .up)
  }

  @Test func thumbnailsForHandlersAndTasks() async throws {
    let image = try #require(UIImage(data: try PictureFile.data("baseline-444.jpg")))
    let size = CGSize(width: 20, height: 20)
    let expected = image.preparingThumbnail(of: size)
    image.prepareThumbnail(of: size) { #expect($0 == expected) }
    image.prepareForDisplay { #expect($0 === image) }
    #expect(await image.byPreparingThumbnail(ofSize: size) == expected)
    #expect(await image.byPreparingForDisplay() === image)
  }

  @Test func writesJPEG() throws {
    let image = try #require(UIImage(data: try PictureFile.data("orientation-6.jpg")))
    let data = try #require(image.jpegData(compressionQuality: 1))
    let again = try #require(UIImage(data: data))
    #expect(again.size == image.size)
    #expect(again.imageOrientation == .up)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test func reportsUnsupportedHEICWritingOnce() {
    let collector = MissingResources.Collector()
    MissingResources.$isSilent.withValue(true) {
      MissingResources.collecting(into: collector) { #expect(UIImage().heicData() == nil) }
    }
    #expect(collector.resources.count == 1)
  }

  // MARK: Animations

  @Test func animatedImages() throws {
    let images = [1, 2, 3].map { UIImage(bitmap: Bitmap(width: $0, height: 1)) }
    let moving = try #require(UIImage.animatedImage(with: images, duration: 1.5))
    #expect(moving.images == images)
    #expect(moving.duration == 1.5)
    #expect(moving.size == images[0].size)
    #expect(images[0].images == nil)
    #expect(images[0].duration == 0)
    #expect(moving.withRenderingMode(.alwaysOriginal).images == images)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage.animatedImage(with: images, duration: .nan)?.duration == 0)
  }

  // MARK: Names and reports

  private func withFolder(_ files: [String: Data], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
    try body(folder)
  }

  /// As on iOS, the extension may be omitted for PNG files.
  @Test(arguments: [
    ("photo.jpg", "photo.jpg", 1.0), ("photo@2x.jpg", "photo.jpg", 2), ("photo.JPEG", "photo.JPEG", 1),
    ("photo@3x.webp", "photo.webp", 3), ("photo.gif", "photo.gif", 1), ("photo.jpg", "photo", 0),
    ("photo.png", "photo", 1), ("photo.v2@2x.jpg", "photo.v2.jpg", 2), ("photo.png", "photo.jpg", 0),
  ])
  func fileNames(file: String, name: String, scale: Double) throws {
    let contents = [
      "png": "baseline-420.expected.png", "webp": "lossy.webp", "gif": "still.gif",
    ][(file as NSString).pathExtension]
    try withFolder([file: try PictureFile.data(contents ?? "baseline-420.jpg")]) { folder in
      MissingResources.$isSilent.withValue(true) {
        let image = UIImage(named: name, in: Bundle(path: folder.path), compatibleWith: nil)
        #expect((image == nil) == (scale == 0))
        if scale > 0 {
          #expect(image?.scale == CGFloat(scale))
          let again = UIImage(named: name, in: Bundle(path: folder.path), compatibleWith: nil)
          #expect(again == image)
          #expect(UIImage(contentsOfFile: folder.appendingPathComponent(name).path) == image)
        }
      }
    }
  }

  @Test func reportsMissingFiles() throws {
    let jpeg = try PictureFile.data("baseline-420.jpg")
    try withFolder(["sunrise.jpg": jpeg, "half.jpg": jpeg.prefix(300), "tree@2x.png": Data()]) { folder in
      let collector = MissingResources.Collector()
      let bundle = Bundle(path: folder.path)
      MissingResources.$isSilent.withValue(true) {
        MissingResources.collecting(into: collector) {
          #expect(UIImage(named: "sunrise", in: bundle, compatibleWith: nil) == nil)
          #expect(UIImage(named: "half.jpg", in: bundle, compatibleWith: nil) == nil)
          #expect(UIImage(contentsOfFile: folder.path + "/half.jpg") == nil)
          #expect(UIImage(contentsOfFile: folder.path + "/trees") == nil)
          #expect(UIImage(data: Data("hello".utf8)) == nil)
        }
      }
      let found = collector.resources
      #expect(found.map(\.name) == ["sunrise", "half.jpg", folder.path + "/half.jpg", "trees", "of 5 bytes"])
      #expect(found.first?.nearby == ["sunrise.jpg"])
      #expect(found.first?.place == folder.lastPathComponent)
      #expect(found.dropFirst().first?.reason == "the JPEG file is cut off. Fetch or write it again")
      #expect(found.dropFirst(3).first?.nearby == ["tree"])
      #expect(found.last?.reason?.contains("PNG, JPEG, WebP, GIF, HEIC, BMP, TIFF") == true)
    }
  }
}
