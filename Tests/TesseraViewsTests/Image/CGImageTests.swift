// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Bitmap images and the contexts that draw them. Pixels are written as letters: R, G, B, K, W are opaque, and . is
/// transparent.
@MainActor @Suite struct CGImageTests {
  static let colors: [Character: [UInt8]] = [
    "R": [255, 0, 0, 255], "G": [0, 255, 0, 255], "B": [0, 0, 255, 255], "K": [0, 0, 0, 255],
    "W": [255, 255, 255, 255],
    ".": [0, 0, 0, 0],
  ]

  func picture(_ rows: String...) throws -> CGImage {
    let bytes = rows.joined().flatMap { Self.colors[$0] ?? [] }
    return CGImage(try #require(Bitmap(width: rows[0].count, height: rows.count, bytes: bytes)))
  }

  func rows(_ image: CGImage?) -> [String] { image.map { rows($0.bitmap) } ?? [] }

  func rows(_ bitmap: Bitmap) -> [String] {
    (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { x in
        let pixel = Array(bitmap.bytes[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 4])
        return String(Self.colors.first { $0.value == pixel }?.key ?? "?")
      }.joined()
    }
  }

  func seen(_ image: UIImage) -> [String] {
    if case .bitmap(let bitmap) = image.content { rows(bitmap) } else { [] }
  }

  @Test func measures() throws {
    let image = try picture("RGB", "KW.")
    #expect(image.width == 3 && image.height == 2 && image.bitsPerComponent == 8 && image.bitsPerPixel == 32)
    #expect(image.bytesPerRow == 12 && image.alphaInfo == .premultipliedLast && image.colorSpace?.model == .rgb)
    #expect(try image == picture("RGB", "KW.") && image != picture("RGB", "KWW"))
  }

  @Test func cropping() throws {
    let image = try picture("RGB", "KW.")
    #expect(rows(image.cropping(to: CGRect(1, 0, 2, 2))) == ["GB", "W."])
    #expect(rows(image.cropping(to: CGRect(2, 1, 5, 5))) == ["."])
    // The rectangle is extended to whole pixels, so 0.5 to 1.5 becomes pixels 0 and 1.
    #expect(rows(image.cropping(to: CGRect(0.5, 0, 1, 1))) == ["RG"])
    #expect(image.cropping(to: CGRect(3, 0, 2, 2)) == nil && image.cropping(to: .null) == nil)
    #expect(image.cropping(to: CGRect(-5, -5, 2, 2)) == nil)
  }

  /// The displayed pixels for each orientation, according to the EXIF definitions.
  @Test(arguments: [
    (UIImage.Orientation.up, ["RGB", "KW."]), (.down, [".WK", "BGR"]), (.upMirrored, ["BGR", ".WK"]),
    (.downMirrored, ["KW.", "RGB"]), (.right, ["KR", "WG", ".B"]), (.left, ["B.", "GW", "RK"]),
    (.leftMirrored, ["RK", "GW", "B."]), (.rightMirrored, [".B", "WG", "KR"]),
  ]) func orientations(orientation: UIImage.Orientation, expected: [String]) throws {
    let stored = try picture("RGB", "KW.")
    let image = UIImage(cgImage: stored, scale: 2, orientation: orientation)
    #expect(seen(image) == expected && image.imageOrientation == orientation && image.scale == 2)
    #expect(image.size == CGSize(width: CGFloat(expected[0].count) / 2, height: CGFloat(expected.count) / 2))
    #expect(image.cgImage === stored && image.withTintColor(.red).cgImage === stored)
  }

  @Test func imagesAndTheirPixels() throws {
    let image = UIImage(cgImage: try picture("RG"))
    #expect(image.size == CGSize(width: 2, height: 1) && image.scale == 1 && image.imageOrientation == .up)
    #expect(UIImage().cgImage == nil)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { _ in }
    #expect(drawn.cgImage?.width == Int(2 * drawn.scale))
    #expect((UIImage(systemName: "heart.fill")?.cgImage?.width ?? 0) > 0)
  }

  /// An image as the contents of a 4 x 2 layer, stretched or at its natural size with the layer's scale.
  @Test func layersShowImages() throws {
    let view = UIView(frame: CGRect(0, 0, 4, 2))
    view.layer.contents = try picture("RG", "BK")
    view.layer.magnificationFilter = .nearest
    let paint = { try self.rows(view.displayList(scale: 1, pixels: (4, 2), background: .clear).paint()) }
    #expect(try paint() == ["RRGG", "BBKK"])
    view.layer.contentsGravity = .topLeft
    #expect(try paint() == ["RG..", "BK.."])
    view.layer.contents = try picture("RRGG", "RRGG")
    view.layer.contentsScale = 2
    #expect(try paint() == ["RG..", "...."])
  }

  // MARK: Contexts

  @Test func imageContexts() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 2)
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    UIRectFill(CGRect(1, 0, 1, 1))
    #expect(UIGraphicsGetCurrentContext() != nil)
    // Later drawing does not affect the returned image.
    let first = UIGraphicsGetImageFromCurrentImageContext()
    UIRectFill(CGRect(0, 0, 1, 1))
    let second = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(rows(first?.cgImage) == ["..RR", "..RR"] && rows(second?.cgImage) == ["RRRR", "RRRR"])
    #expect(first?.scale == 2 && first?.size == CGSize(width: 2, height: 1))
  }

  /// Without options, the scale is one pixel per point. An opaque context is initially black. A scale of 0 selects
  /// the screen's scale.
  @Test func options() {
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 1))
    let plain = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(rows(plain?.cgImage) == [".."] && plain?.scale == 1)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 0)
    let opaque = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(opaque?.scale == UIScreen.main.scale && opaque?.cgImage?.width == Int(UIScreen.main.scale))
    #expect(rows(opaque?.cgImage).first?.first == "K")
  }

  /// The inner image is drawn into the outer one. A clip remains in effect after an image has been created.
  @Test func stack() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 1), true, 1)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 1)
    UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
    UIRectFill(CGRect(0, 0, 5, 5))
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    UIRectClip(CGRect(1, 0, 1, 1))
    inner.draw(in: CGRect(0, 0, 3, 1))
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
    UIRectFill(CGRect(0, 0, 3, 1))
    let clipped = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(rows(outer?.cgImage) == ["KBK"] && rows(clipped?.cgImage) == ["KGK"])
  }

  /// An empty size results in no context and no image, but calls to begin and end remain balanced.
  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: 2), CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1e9, height: 1e9),
  ])
  func hostileSizes(size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 1)
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    UIRectFill(CGRect(0, 0, 1, 1))
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(rows(UIGraphicsGetImageFromCurrentImageContext()?.cgImage) == ["."])
    UIGraphicsEndImageContext()
  }

  /// Drawing views and layers into images.
  @Test func rendering() throws {
    let view = UIView(frame: CGRect(5, 5, 2, 1))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 1)
    view.layer.render(in: try #require(UIGraphicsGetCurrentContext()))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(rows(image?.cgImage) == ["RR"])
  }

  /// In Core Graphics, the y axis points up, so the first row is drawn last. The common idiom of two lines flips the
  /// image back.
  @Test func drawingUpsideDown() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 4), false, 1)
    let context = try #require(UIGraphicsGetCurrentContext())
    context.draw(try picture("R", "G"), in: CGRect(0, 0, 1, 2))
    context.translateBy(x: 0, y: 6)
    context.scaleBy(x: 1, y: -1)
    context.draw(try picture("R", "G"), in: CGRect(0, 2, 1, 2))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(rows(image?.cgImage) == ["G", "R", "R", "G"])
  }
}
