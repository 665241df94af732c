// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct BlendModeDrawingTests {
  static let format: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }()

  /// Draws a red 4 x 4 square on a green 10 x 10 image and returns the bytes inside and outside the square.
  func colors(_ mode: CGBlendMode, _ color: UIColor = .red) throws -> [[UInt8]] {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: Self.format).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.cgContext.setBlendMode(mode)
      context.cgContext.setFillColor(color.cgColor)
      context.cgContext.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    let bytes = try #require(image.cgImage).bitmap.bytes
    return [
      Array(bytes[(3 * 10 + 3) * 4..<(3 * 10 + 3) * 4 + 4]), Array(bytes[(8 * 10 + 8) * 4..<(8 * 10 + 8) * 4 + 4]),
    ]
  }

  // Expected colors for opaque red over opaque green, from the definitions in W3C's Compositing and Blending.
  @Test(
    arguments: [
      (CGBlendMode.normal, [255, 0, 0, 255]), (.multiply, [0, 0, 0, 255]), (.screen, [255, 255, 0, 255]),
      (.darken, [0, 0, 0, 255]), (.lighten, [255, 255, 0, 255]), (.difference, [255, 255, 0, 255]),
      (.exclusion, [255, 255, 0, 255]), (.clear, [0, 0, 0, 0]), (.copy, [255, 0, 0, 255]),
      (.sourceIn, [255, 0, 0, 255]), (.sourceOut, [0, 0, 0, 0]), (.sourceAtop, [255, 0, 0, 255]),
      (.destinationOver, [0, 255, 0, 255]), (.destinationIn, [0, 255, 0, 255]), (.destinationOut, [0, 0, 0, 0]),
      (.xor, [0, 0, 0, 0]), (.plusLighter, [255, 255, 0, 255]), (.plusDarker, [0, 0, 0, 255]),
      (.colorBurn, [0, 255, 0, 255]), (.hardLight, [255, 0, 0, 255]), (.overlay, [0, 255, 0, 255]),
    ] as [(CGBlendMode, [UInt8])])
  func opaqueColors(mode: CGBlendMode, expected: [UInt8]) throws {
    #expect(try colors(mode) == [expected, [0, 255, 0, 255]])
  }

  /// A copied translucent red remains translucent red, regardless of the content below.
  @Test func copyOfATranslucentColor() throws {
    #expect(try colors(.copy, UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))[0] == [128, 0, 0, 128])
  }

  final class Hole: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setFillColor(UIColor.red.cgColor)
      context.fill(rect)
      context.clear(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
  }

  /// A cleared area in a view shows the content below the view and does not erase it.
  @Test func clearingAffectsOnlyTheView() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.backgroundColor = .blue
    let hole = Hole(frame: root.bounds)
    hole.isOpaque = false
    root.addSubview(hole)
    let bytes = try root.displayList(scale: 1, pixels: (10, 10), background: .white).paint().bytes
    #expect(Array(bytes[(3 * 10 + 3) * 4..<(3 * 10 + 3) * 4 + 3]) == [0, 0, 255])
    #expect(Array(bytes[(8 * 10 + 8) * 4..<(8 * 10 + 8) * 4 + 3]) == [255, 0, 0])
  }

  /// An image drawn with `destinationIn` preserves the content below its opaque part, which is half of the image
  /// here.
  @Test func imagesUseTheBlendMode() throws {
    let stencil = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: Self.format).image {
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: Self.format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      stencil.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10), blendMode: .destinationIn, alpha: 1)
    }
    let bytes = try #require(image.cgImage).bitmap.bytes
    #expect(Array(bytes[0..<4]) == [255, 0, 0, 255])
  }
}
