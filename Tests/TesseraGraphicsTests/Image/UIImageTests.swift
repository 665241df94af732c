// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import TesseraRaster

@testable import TesseraGraphics

@Suite struct UIImageTests {
  /// A PNG with two pixels, opaque red and half-transparent green, compressed by Python's zlib.
  static let file = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAD0lEQVR4nGP4z8DwHwgbABB5A359Y87XAAAAAElFTkSuQmCC")

  // MARK: Pictures

  @Test func decodesPNG() throws {
    let image = try #require(Self.file.flatMap { UIImage(data: $0, scale: 2) })
    #expect(image.size == CGSize(width: 1, height: 0.5))
    #expect(image.scale == 2)
    #expect(image.imageOrientation == .up)
    #expect(!image.isSymbolImage)
    #expect(image.baselineOffsetFromBottom == nil)
    guard case .bitmap(let bitmap) = image.content else { throw Unexpected() }
    // Green with an alpha of 0.5 is premultiplied.
    #expect(bitmap == Bitmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 128, 0, 128]))
  }

  struct Unexpected: Error {}

  @Test func rejectsBrokenData() throws {
    let file = try #require(Self.file)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
    for length in 0..<file.count { #expect(UIImage(data: file.prefix(length)) == nil, "\(length) bytes") }
    // Changing a byte invalidates the signature or a checksum.
    for index in file.indices {
      var copy = file
      copy[index] ^= 0x20
      #expect(UIImage(data: copy) == nil, "byte \(index)")
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -2])
  func invalidScalesBecomeOne(scale: CGFloat) {
    #expect(UIImage(bitmap: Bitmap(width: 3, height: 2), scale: scale).size == CGSize(width: 3, height: 2))
  }

  @Test func roundTripsThroughPNG() throws {
    let image = try #require(Self.file.flatMap { UIImage(data: $0) })
    let copy = try #require(image.pngData().flatMap { UIImage(data: $0) })
    #expect(copy == image)
    #expect(UIImage().pngData() == nil)
    #expect(UIImage().size == .zero)
  }

  @Test func writesSymbolsAsPNG() throws {
    let symbol = try #require(UIImage(systemName: "square.fill")?.withTintColor(.red))
    let image = try #require(symbol.pngData().flatMap { UIImage(data: $0, scale: symbol.scale) })
    #expect(image.size == symbol.size)
    guard case .bitmap(let bitmap) = image.content else { throw Unexpected() }
    let middle = (bitmap.height / 2 * bitmap.width + bitmap.width / 2) * 4
    #expect(Array(bitmap.bytes[middle..<middle + 4]) == [255, 0, 0, 255])
  }

  // MARK: Files

  /// Calls the body with a folder of one-pixel images with the given names.
  private func withFolder(_ names: [String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names { try Self.file?.write(to: folder.appendingPathComponent(name)) }
    try body(folder.path + "/")
  }

  @Test(arguments: [
    // Existing files, screen scale, requested name, expected file and its scale.
    (["a.png", "a@2x.png", "a@3x.png"], 3.0, "a.png", "a@3x.png", 3.0),
    (["a.png", "a@2x.png", "a@3x.png"], 2, "a", "a@2x.png", 2),
    (["a.png", "a@2x.png", "a@3x.png"], 1, "a", "a.png", 1),
    (["a.png", "a@2x.png"], 3, "a", "a@2x.png", 2),
    (["a.png", "a@3x.png"], 2, "a", "a@3x.png", 3),
    (["a.png"], 3, "a.png", "a.png", 1),
    (["a.png", "a@2x.png", "a@3x.png"], 3, "a@2x.png", "a@2x.png", 2),
    (["a@2x.png"], 1, "a", "a@2x.png", 2),
    (["a.png"], 2, "a@2x.png", "", 0),
    (["a.png"], 2, "b", "", 0),
  ])
  func selectsTheFileForTheScale(files: [String], screen: Double, asked: String, name: String, scale: Double) throws {
    try withFolder(files) { folder in
      let found = UIImageFiles(UITraitCollection(displayScale: CGFloat(screen))).find(folder + asked)
      let expected = name.isEmpty ? nil : UIImageFiles.Found(path: folder + name, scale: CGFloat(scale))
      #expect(found == expected)
    }
  }

  @Test func readsFilesAndBundles() throws {
    try withFolder(["logo@2x.png"]) { folder in
      #expect(UIImage(contentsOfFile: folder + "logo.png")?.scale == 2)
      #expect(UIImage(contentsOfFile: folder + "none.png") == nil)
      #expect(UIImage(contentsOfFile: folder) == nil)
      let bundle = Bundle(path: folder)
      let image = try #require(UIImage(named: "logo", in: bundle, compatibleWith: nil))
      #expect(image.size == CGSize(width: 1, height: 0.5))
      #expect(UIImage(named: "logo", in: bundle, compatibleWith: nil) == image)
      #expect(UIImage(named: "none", in: bundle, compatibleWith: nil) == nil)
      #expect(UIImage(named: "none") == nil)
      try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder + "bad.png"))
      #expect(UIImage(named: "bad", in: bundle, compatibleWith: nil) == nil)
    }
  }

  // MARK: Copies

  @Test func modifiesOnlyCopies() throws {
    let image = UIImage(bitmap: Bitmap(width: 4, height: 4))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 1)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(image.resizableImage(withCapInsets: insets).capInsets == insets)
    #expect(image.resizableImage(withCapInsets: insets).resizingMode == .tile)
    #expect(image.resizableImage(withCapInsets: insets, resizingMode: .stretch).resizingMode == .stretch)
    #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
    #expect(image.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    #expect(image.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
    #expect(image.withTintColor(.red).renderingMode == .automatic)
    #expect(image.renderingMode == .automatic && image.capInsets == .zero && image.alignmentRectInsets == .zero)
    #expect(!image.flipsForRightToLeftLayoutDirection)
    #expect(image.applyingSymbolConfiguration(.unspecified) == nil)
    // 1 + 1 + 2 points wide and 2 + 1 + 1 points high.
    #expect(
      image.stretchableImage(withLeftCapWidth: 1, topCapHeight: 2).capInsets
        == UIEdgeInsets(top: 2, left: 1, bottom: 1, right: 2))
  }
}
