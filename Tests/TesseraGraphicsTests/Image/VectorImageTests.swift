// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@_spi(Tessera) @testable import TesseraGraphics

@Suite struct VectorImageTests {
  private static let svg = Data(
    "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='2'><path fill='#f00' d='M1 0h2v2h-2z'/></svg>".utf8)

  private static func paint(_ image: UIImage, tint: UIColor = .blue, width: Int, height: Int) throws -> Bitmap {
    var canvas = Canvas(list: DisplayList(width: width, height: height), transform: .identity)
    ImagePainter(image: image, tint: tint, traits: UITraitCollection(displayScale: 1))
      .paint(in: CGRect(x: 0, y: 0, width: width, height: height), .scaleToFill, into: &canvas)
    return try canvas.list.paint()
  }

  private static func row(_ bitmap: Bitmap) -> [[UInt8]] {
    (0..<bitmap.width).map { Array(bitmap.bytes[$0 * 4..<$0 * 4 + 4]) }
  }

  @Test func hasTheDocumentsSize() throws {
    let image = try #require(UIImage(data: Self.svg))
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(!image.isSymbolImage)
    // The scale is ignored because vector images have no pixels per point.
    #expect(UIImage(data: Self.svg, scale: 2)?.size == CGSize(width: 4, height: 2))
  }

  /// Pixels 5 to 14 of 20 are opaque and all others transparent, whereas a scaled bitmap would have blurred edges.
  @Test func isSharpAtEverySize() throws {
    let image = try #require(UIImage(data: Self.svg))
    let red: [UInt8] = [255, 0, 0, 255]
    let clear: [UInt8] = [0, 0, 0, 0]
    let expected = (0..<20).map { (5..<15).contains($0) ? red : clear }
    #expect(Self.row(try Self.paint(image, width: 20, height: 10)) == expected)
  }

  @Test func isTintedAsTemplate() throws {
    let image = try #require(UIImage(data: Self.svg)?.withRenderingMode(.alwaysTemplate))
    #expect(Self.row(try Self.paint(image, width: 4, height: 2))[1] == [0, 0, 255, 255])
    let green = image.withTintColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1), renderingMode: .alwaysOriginal)
    #expect(Self.row(try Self.paint(green, width: 4, height: 2))[1] == [0, 255, 0, 255])
  }

  @Test func rasterizesOnRequest() throws {
    let image = try #require(UIImage(data: Self.svg))
    let scale = Int(image.scale)
    #expect(image.cgImage?.width == 4 * scale)
    #expect(image.pngData() != nil)
  }

  @Test func rejectsDamagedFiles() {
    #expect(UIImage(data: Data("<svg width='4' height='2'><path></svg>".utf8)) == nil)
    #expect(UIImage(data: Data("%PDF-1.4".utf8)) == nil)
  }
}
