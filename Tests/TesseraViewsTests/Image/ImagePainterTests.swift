// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing
import TesseraRaster

@_spi(Tessera) @testable import TesseraGraphics
@testable import TesseraViews

@Suite struct ImagePainterTests {
  // A 20 x 10 image in 51 x 40 bounds at (10, 10), on a grid of whole points. Frames are calculated by hand. A
  // centered image is preceded by half of the free width of 31, so it is at 10 + 15.5 = 25.5, rounded up to 26.
  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 10, y: 10, width: 51, height: 40)),
    (.redraw, CGRect(x: 10, y: 10, width: 51, height: 40)),
    // Fitting scales by 51 / 20 = 2.55, and filling by 40 / 10 = 4.
    (.scaleAspectFit, CGRect(x: 10, y: 17.25, width: 51, height: 25.5)),
    (.scaleAspectFill, CGRect(x: -4.5, y: 10, width: 80, height: 40)),
    (.center, CGRect(x: 26, y: 25, width: 20, height: 10)),
    (.top, CGRect(x: 26, y: 10, width: 20, height: 10)),
    (.bottom, CGRect(x: 26, y: 40, width: 20, height: 10)),
    (.left, CGRect(x: 10, y: 25, width: 20, height: 10)),
    (.right, CGRect(x: 41, y: 25, width: 20, height: 10)),
    (.topLeft, CGRect(x: 10, y: 10, width: 20, height: 10)),
    (.topRight, CGRect(x: 41, y: 10, width: 20, height: 10)),
    (.bottomLeft, CGRect(x: 10, y: 40, width: 20, height: 10)),
    (.bottomRight, CGRect(x: 41, y: 40, width: 20, height: 10)),
  ])
  func positionsByContentMode(mode: UIView.ContentMode, expected: CGRect) throws {
    let placement = ImagePlacement(
      size: CGSize(width: 20, height: 10), bounds: CGRect(x: 10, y: 10, width: 51, height: 40),
      grid: PixelGrid(scale: 1))
    let rect = try #require(placement.rect(mode))
    #expect(abs(rect.minX - expected.minX) < 1e-9 && abs(rect.minY - expected.minY) < 1e-9, "\(rect)")
    #expect(abs(rect.width - expected.width) < 1e-9 && abs(rect.height - expected.height) < 1e-9, "\(rect)")
  }

  @Test func roundsToTheScreensPixels() throws {
    let placement = ImagePlacement(
      size: CGSize(width: 20, height: 20), bounds: CGRect(x: 0, y: 0, width: 51, height: 51.2),
      grid: PixelGrid(scale: 3))
    // 15.5 and 15.6 points are 46.5 and 46.8 pixels, both rounded to 47.
    #expect(try #require(placement.rect(.center)).origin == CGPoint(x: 47.0 / 3, y: 47.0 / 3))
  }

  @Test(arguments: [
    (CGSize.zero, CGRect(x: 0, y: 0, width: 9, height: 9)),
    (CGSize(width: 5, height: 0), CGRect(x: 0, y: 0, width: 9, height: 9)),
    (CGSize(width: 5, height: 5), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 9)),
    (CGSize(width: 5, height: 5), CGRect(x: CGFloat.infinity, y: 0, width: 9, height: 9)),
  ])
  func omitsImagesWithoutSpace(size: CGSize, bounds: CGRect) {
    let placement = ImagePlacement(size: size, bounds: bounds, grid: PixelGrid(scale: 1))
    for mode in 0...12 {
      guard let mode = UIView.ContentMode(rawValue: mode) else { continue }
      #expect(placement.rect(mode) == nil, "\(mode)")
    }
  }

  // MARK: Pixels

  private func canvas(_ width: Int, _ height: Int, scale: Double = 1) -> Canvas {
    Canvas(list: DisplayList(width: width, height: height), transform: .scale(x: scale, y: scale))
  }

  private func traits(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> UITraitCollection {
    UITraitCollection {
      $0.displayScale = 1
      $0.layoutDirection = direction
    }
  }

  /// Returns an image's pixels as bytes, drawn at its natural size.
  private func pixels(
    _ image: UIImage, tint: UIColor = .blue, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    opacity: Double = 1
  ) throws -> [UInt8] {
    var canvas = canvas(Int(image.size.width), Int(image.size.height))
    canvas.opacity = opacity
    ImagePainter(image: image, tint: tint, traits: traits(direction))
      .paint(in: CGRect(origin: .zero, size: image.size), .scaleToFill, into: &canvas)
    #expect(canvas.opacity == opacity && canvas.transform == .identity)
    return try canvas.list.paint().bytes
  }

  /// A red pixel, and a half-transparent green one.
  private let picture = UIImage(
    bitmap: Bitmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 128, 0, 128]) ?? Bitmap(width: 0, height: 0))

  @Test func paintsImagesInTheirColors() throws {
    #expect(try pixels(picture) == [255, 0, 0, 255, 0, 128, 0, 128])
    #expect(try pixels(picture.withTintColor(.red, renderingMode: .alwaysTemplate), tint: .blue)[2] == 255)
  }

  @Test func paintsTemplatesInTheTint() throws {
    let template = picture.withRenderingMode(.alwaysTemplate)
    #expect(try pixels(template, tint: .blue) == [0, 0, 255, 255, 0, 0, 128, 128])
    // The same image with another tint, and with the first tint again.
    #expect(try pixels(template, tint: .red) == [255, 0, 0, 255, 128, 0, 0, 128])
    #expect(try pixels(template, tint: .blue) == [0, 0, 255, 255, 0, 0, 128, 128])
    // The tint halves the alpha of 128 to 64.
    #expect(try pixels(template, tint: UIColor.blue.withAlphaComponent(0.5)) == [0, 0, 128, 128, 0, 0, 64, 64])
    #expect(try pixels(picture.withTintColor(.blue, renderingMode: .alwaysOriginal), tint: .red)[2] == 255)
    #expect(try pixels(picture.withTintColor(.blue), tint: .red) == [0, 0, 255, 255, 0, 0, 128, 128])
  }

  @Test func fadesWithTheLayer() throws {
    let faded = try pixels(picture, opacity: 0.5)
    #expect(abs(Int(faded[0]) - 128) <= 1 && abs(Int(faded[3]) - 128) <= 1)
    #expect(try pixels(picture, opacity: 0) == [UInt8](repeating: 0, count: 8))
  }

  @Test func mirrorsInRightToLeftLayouts() throws {
    let flipping = picture.imageFlippedForRightToLeftLayoutDirection()
    #expect(try pixels(flipping) == [255, 0, 0, 255, 0, 128, 0, 128])
    #expect(try pixels(flipping, .rightToLeft) == [0, 128, 0, 128, 255, 0, 0, 255])
    #expect(try pixels(picture, .rightToLeft) == [255, 0, 0, 255, 0, 128, 0, 128])
  }

  // MARK: Symbols

  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration = .unspecified) throws -> UIImage {
    let configuration = configuration.withTraitCollection(UITraitCollection(displayScale: 1))
    return try #require(UIImage(systemName: name, withConfiguration: configuration))
  }

  /// Returns the mean alpha of the left and right halves.
  private func halves(_ bytes: [UInt8], width: Int) -> (left: Double, right: Double) {
    var sums = (left: 0.0, right: 0.0)
    for (index, alpha) in stride(from: 3, to: bytes.count, by: 4).map({ bytes[$0] }).enumerated() {
      if index % width < width / 2 { sums.left += Double(alpha) } else { sums.right += Double(alpha) }
    }
    return sums
  }

  @Test func mirrorsDirectionalSymbolsExactly() throws {
    // The arrowhead covers more pixels than the tail.
    let forward = try symbol("arrow.forward")
    let width = Int(forward.size.width)
    let (plain, mirrored) = (try pixels(forward), try pixels(forward, .rightToLeft))
    #expect(halves(plain, width: width).right > halves(plain, width: width).left)
    #expect(halves(mirrored, width: width).left > halves(mirrored, width: width).right)
    // `arrow.right` has the same appearance, but is never mirrored.
    #expect(try pixels(try symbol("arrow.right"), .rightToLeft) == plain)
  }

  @Test func paintsSymbolsInTheTint() throws {
    // The center of a filled square in a 19 x 20 image.
    let middle = (10 * 19 + 9) * 4
    func color(_ image: UIImage) throws -> [UInt8] { Array(try pixels(image, tint: .blue)[middle..<middle + 4]) }
    let square = try symbol("square.fill")
    #expect(square.size == CGSize(width: 19, height: 20))
    #expect(try color(square) == [0, 0, 255, 255])
    #expect(try color(square.withTintColor(.red)) == [0, 0, 255, 255])
    #expect(try color(square.withTintColor(.red, renderingMode: .alwaysOriginal)) == [255, 0, 0, 255])
    #expect(try color(square.withRenderingMode(.alwaysOriginal)) == [0, 0, 0, 255])
    #expect(try color(try symbol("square.fill", .init(paletteColors: [.green, .red]))) == [0, 255, 0, 255])
    #expect(try color(try symbol("square.fill", .init(hierarchicalColor: .red))) == [255, 0, 0, 255])
    #expect(try color(try symbol("square.fill", .preferringMulticolor())) == [0, 0, 255, 255])
  }

  @Test func paintsPaletteLayers() throws {
    let colors = UIImage.SymbolConfiguration(pointSize: 34).applying(
      UIImage.SymbolConfiguration(paletteColors: [.green, .red]))
    let bytes = try pixels(try symbol("xmark.circle.fill", colors))
    // In 40 pixels, the cross passes through the center, and its circle through the top of the middle column.
    func start(_ x: Int, _ y: Int) -> Int { (y * 40 + x) * 4 }
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bytes[start(x, y)...].prefix(4)) }
    #expect(pixel(20, 20) == [0, 255, 0, 255])
    #expect(pixel(20, 5) == [255, 0, 0, 255])
    #expect(pixel(0, 0) == [0, 0, 0, 0])
    let fading = UIImage.SymbolConfiguration(pointSize: 34).applying(
      UIImage.SymbolConfiguration(hierarchicalColor: .red))
    let weak = try pixels(try symbol("xmark.circle.fill", fading))
    let (sign, form) = (weak[start(20, 20) + 3], weak[start(20, 5) + 3])
    #expect(sign == 255)
    #expect(form == 128)
  }

  @Test func weightsGrowWithinTheImage() throws {
    var last = 0.0
    for weight in [UIImage.SymbolWeight.light, .regular, .medium, .semibold, .bold, .heavy, .black] {
      let image = try symbol("xmark", UIImage.SymbolConfiguration(pointSize: 17, weight: weight))
      // The canvas is five pixels larger on each side. Only the image's own pixels may change.
      var canvas = canvas(Int(image.size.width) + 10, Int(image.size.height) + 10)
      ImagePainter(image: image, tint: .black, traits: traits())
        .paint(in: CGRect(x: 5, y: 5, width: image.size.width, height: image.size.height), .scaleToFill, into: &canvas)
      let whole = try canvas.list.paint()
      let inside = try pixels(image, tint: .black)
      let sum = stride(from: 3, to: inside.count, by: 4).reduce(0.0) { $0 + Double(inside[$1]) }
      #expect(stride(from: 3, to: whole.bytes.count, by: 4).reduce(0.0) { $0 + Double(whole.bytes[$1]) } == sum)
      #expect(sum > last)
      last = sum
    }
  }

  /// Fill and stroke overlap, which must not be visible with a translucent tint. The middle of the bold stroke has
  /// the tint's alpha.
  @Test func translucentTintsDoNotAccumulate() throws {
    let minus = try symbol("minus", UIImage.SymbolConfiguration(pointSize: 170, weight: .black))
    let bytes = try pixels(minus, tint: UIColor.black.withAlphaComponent(0.5))
    #expect(stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }.max() == 128)
  }

  /// Each symbol draws visible pixels within its bounds.
  @Test func paintsEverySymbol() throws {
    for name in SymbolLibrary.shared.names {
      var canvas = canvas(40, 40)
      ImagePainter(image: try symbol(name), tint: .black, traits: traits())
        .paint(in: CGRect(x: 0, y: 0, width: 40, height: 40), .scaleAspectFit, into: &canvas)
      let bytes = try canvas.list.paint().bytes
      #expect(bytes.contains { $0 > 128 }, "\(name)")
    }
  }
}
