// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CoreGraphics
import Testing

/// Tests contexts that draw into the app's memory. The file imports only Core Graphics, like drawing code without
/// views.
@MainActor
struct BitmapContextTests {
  private let rgb = CGColorSpaceCreateDeviceRGB()

  private func makeContext(_ info: UInt32, _ space: CGColorSpace?, width: Int = 2, height: Int = 2) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info)
  }

  private func bytes(_ context: CGContext) -> [UInt8] {
    guard let data = context.data else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
  }

  /// The y-axis points up, so (0, 0) is the bottom left pixel, which is in the last row of the memory.
  @Test func originIsAtTheBottom() throws {
    let context = try #require(makeContext(CGImageAlphaInfo.premultipliedLast.rawValue, rgb))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes(context) == [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0])
    #expect((context.width, context.height, context.bytesPerRow, context.bitsPerPixel) == (2, 2, 8, 32))
  }

  /// Fills the first pixel with half-transparent red. All these formats are premultiplied, so red is 255 · 1/2 =
  /// 127.5, rounded to 128.
  @Test(
    arguments: [
      (CGImageAlphaInfo.premultipliedLast.rawValue, [128, 0, 0, 128]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue, [128, 128, 0, 0]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [0, 0, 128, 128]),
      (CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue, [128, 0, 0, 128]),
    ] as [(UInt32, [UInt8])])
  func layouts(info: UInt32, expected: [UInt8]) throws {
    let context = try #require(makeContext(info, rgb, width: 1, height: 1))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes(context) == expected)
  }

  /// Grays are computed with the weights of Rec. 709. Green results in 255 · 0.7152 = 182.4.
  @Test func grays() throws {
    let context = try #require(
      makeContext(CGImageAlphaInfo.none.rawValue, CGColorSpaceCreateDeviceGray(), width: 1, height: 1))
    context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes(context) == [182])
  }

  /// Contexts and images are not created if their row length overflows, requires too much memory, or is too small for
  /// their pixels.
  @Test(arguments: [Int.max, Int.max / 2, Int.max - 8, 1 << 60, -8, 4])
  func longRows(bytesPerRow: Int) {
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    let context = CGContext(
      data: nil, width: 2, height: 4, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: rgb, bitmapInfo: info)
    #expect(context == nil)
    let provider = CGDataProvider(data: Data(repeating: 0, count: 32) as CFData)
    let image = provider.flatMap {
      CGImage(
        width: 2, height: 4, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow, space: rgb,
        bitmapInfo: CGBitmapInfo(rawValue: info), provider: $0, decode: nil, shouldInterpolate: false,
        intent: .defaultIntent)
    }
    #expect(image == nil)
  }

  /// A clip applies to everything that is drawn until the state is restored, even if the pixels are read in between.
  @Test func clipsInSharedMemory() {
    var pixels = [UInt8](repeating: 0, count: 3 * 4)
    pixels.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 12, space: rgb,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      let all = CGRect(x: 0, y: 0, width: 3, height: 1)
      context?.saveGState()
      context?.clip(to: CGRect(x: 1, y: 0, width: 2, height: 1))
      context?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context?.fill(all)
      context?.clip(to: CGRect(x: 2, y: 0, width: 1, height: 1))
      context?.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      context?.fill(all)
      context?.restoreGState()
      context?.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(pixels == [0, 0, 255, 255, 255, 0, 0, 255, 0, 255, 0, 255])
  }

  /// Drawing immediately changes the pixels in the app's buffer.
  @Test func sharedMemory() throws {
    var pixels: [UInt8] = [0, 0, 255, 255, 0, 255, 0, 255]
    pixels.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: rgb,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context?.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(pixels == [0, 0, 255, 255, 255, 0, 0, 255])
  }

  /// Apps often read a pixel's color by drawing an image into a bitmap context.
  @Test func imagesAreUpright() throws {
    let data = Data([255, 0, 0, 255, 0, 0, 255, 255])
    let image = try #require(makeImage(data, width: 1, height: 2, bitsPerPixel: 32, .premultipliedLast))
    let context = try #require(makeContext(CGImageAlphaInfo.premultipliedLast.rawValue, rgb, width: 1, height: 2))
    context.interpolationQuality = .none
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(bytes(context) == [255, 0, 0, 255, 0, 0, 255, 255])
    #expect(context.makeImage()?.dataProvider?.data == data)
  }

  private func makeImage(
    _ data: Data, width: Int, height: Int, bitsPerPixel: Int, _ alpha: CGImageAlphaInfo, space: CGColorSpace? = nil
  ) -> CGImage? {
    CGDataProvider(data: data as CFData).flatMap {
      CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel,
        bytesPerRow: width * bitsPerPixel / 8, space: space ?? rgb, bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue),
        provider: $0, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
  }

  /// Premultiplying 200 with an alpha of 128/255 results in 100.4.
  @Test func imagesFromBytes() {
    #expect(
      makeImage(Data([200, 0, 0, 128]), width: 1, height: 1, bitsPerPixel: 32, .last)?.dataProvider?.data
        == Data([100, 0, 0, 128]))
    #expect(
      makeImage(Data([9, 1, 2, 3]), width: 1, height: 1, bitsPerPixel: 32, .noneSkipFirst)?.dataProvider?.data
        == Data([1, 2, 3, 255]))
    #expect(
      makeImage(Data([1, 2, 3]), width: 1, height: 1, bitsPerPixel: 24, .none)?.dataProvider?.data
        == Data([1, 2, 3, 255]))
    #expect(
      makeImage(Data([7]), width: 1, height: 1, bitsPerPixel: 8, .none, space: CGColorSpaceCreateDeviceGray())?
        .dataProvider?.data == Data([7, 7, 7, 255]))
    #expect(makeImage(Data([1, 2, 3]), width: 1, height: 1, bitsPerPixel: 32, .last) == nil)
    #expect(makeImage(Data(), width: 0, height: 0, bitsPerPixel: 32, .last) == nil)
  }

  @Test func rejectsInvalidContexts() {
    let last = CGImageAlphaInfo.premultipliedLast.rawValue
    #expect(makeContext(last, rgb, width: 0) == nil)
    #expect(makeContext(last, rgb, width: -3) == nil)
    #expect(makeContext(last, rgb, width: .max, height: .max) == nil)
    #expect(makeContext(last | CGBitmapInfo.floatComponents.rawValue, rgb) == nil)
    #expect(makeContext(CGImageAlphaInfo.none.rawValue, rgb) == nil)
    #expect(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 16, bytesPerRow: 0, space: rgb, bitmapInfo: last) == nil)
    #expect(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 7, space: rgb, bitmapInfo: last) == nil)
  }

  /// The mask has an opaque and a transparent pixel. Only the opaque one, in the image's first row, lets the fill
  /// through. The first row is at the top, although the y-axis points up.
  @Test func masks() throws {
    let mask = try #require(
      makeImage(Data([0, 0, 0, 255, 0, 0, 0, 0]), width: 1, height: 2, bitsPerPixel: 32, .premultipliedLast))
    let context = try #require(makeContext(CGImageAlphaInfo.premultipliedLast.rawValue, rgb, width: 1, height: 2))
    context.interpolationQuality = .none
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 2), mask: mask)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(bytes(context) == [255, 0, 0, 255, 0, 0, 0, 0])
  }

  /// Two opaque squares overlap in a layer with half opacity. The result is 128 everywhere, and not 192 where they
  /// overlap.
  @Test func transparencyLayers() throws {
    let context = try #require(makeContext(CGImageAlphaInfo.alphaOnly.rawValue, nil, width: 3, height: 1))
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    #expect(bytes(context) == [128, 128, 128])
    context.endTransparencyLayer()
  }

  @Test func clipBoxes() throws {
    let context = try #require(makeContext(CGImageAlphaInfo.alphaOnly.rawValue, nil, width: 10, height: 10))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    context.saveGState()
    context.translateBy(x: 2, y: 2)
    context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 20))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 8))
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
