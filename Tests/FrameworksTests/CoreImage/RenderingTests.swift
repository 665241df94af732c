// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Synchronization
import TesseraPlaceholders
import Testing

@testable import CoreImage

/// Tests the cost and the limits of rendering.
struct RenderingTests {
  private func pixel(_ image: CIImage, _ x: Int, _ y: Int) -> [UInt8]? {
    CIContext().createCGImage(image, from: CGRect(x: x, y: y, width: 1, height: 1))?.dataProvider?.data.map {
      [UInt8]($0)
    }
  }

  /// An image that is used twice is rendered only once. Otherwise, forty steps would render 2 to the power of 40
  /// images.
  @Test(.timeLimit(.minutes(60))) func sharedImages() {
    var image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    for _ in 0..<40 { image = image.composited(over: image) }
    #expect(pixel(image, 1, 1) == [255, 0, 0, 255])
    #expect(pixel(image, 5, 1) == [0, 0, 0, 0])
  }

  /// The image is a row of 20,000 pixels. The test renders its right end, its extended edge, and the whole image
  /// scaled down by a factor of 100.
  @Test func wideImages() {
    let half = CIImage(color: .blue).cropped(to: CGRect(x: 10_000, y: 0, width: 10_000, height: 1))
    let wide = half.composited(over: CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 20_000, height: 1)))
    #expect(pixel(wide.clampedToExtent(), 30_000, 5) == [0, 0, 255, 255])
    #expect(pixel(wide.clampedToExtent(), -30_000, -5) == [255, 0, 0, 255])
    let small = wide.samplingNearest().transformed(by: CGAffineTransform(scaleX: 0.01, y: 1))
    #expect(pixel(small, 20, 0) == [255, 0, 0, 255] && pixel(small, 180, 0) == [0, 0, 255, 255])
    #expect(CIContext().createCGImage(small, from: small.extent)?.width == 200)
  }

  /// At most 64 pixels are rendered at a time. The image has 32 x 1 pixels, each reduced from 8 pixels, so it is
  /// rendered in several parts.
  @Test func parts() {
    let left = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 128, height: 1))
    let image = left.composited(over: CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 256, height: 1)))
    let small = image.samplingNearest().transformed(by: CGAffineTransform(scaleX: 0.125, y: 1))
    let whole = CIContext().createCGImage(small, from: small.extent)
    let parts = TileRect.$limit.withValue(64) { CIContext().createCGImage(small, from: small.extent) }
    #expect(whole?.dataProvider?.data != nil && whole?.dataProvider?.data == parts?.dataProvider?.data)
  }

  /// Images that are too large even for a single pixel are reported.
  @Test func tooLarge() {
    let lines = Mutex<[String]>([])
    let image = CIImage(color: .red).transformed(by: CGAffineTransform(scaleX: 0.001, y: 0.001))
    let bytes = Placeholder.$listener.withValue({ line in lines.withLock { $0.append(line) } }) {
      TileRect.$limit.withValue(64) { pixel(image, 0, 0) }
    }
    #expect(bytes == [0, 0, 0, 0] && lines.withLock { $0.count } == 1)
  }

  /// The limit applies to the area, and 20,000 x 1 pixels are within it.
  @Test func area() {
    #expect(TileRect(CGRect(x: 0, y: 0, width: 20_000, height: 1)) != nil)
    #expect(TileRect(CGRect(x: 0, y: 0, width: 16_384, height: 16_384)) == nil)
    #expect(TileRect(CGRect.infinite) == nil && TileRect(CGRect.null) == nil && TileRect(CGRect.zero) == nil)
    let image = CIImage(color: .red)
    #expect(CIContext().createCGImage(image, from: CGRect(x: 0, y: 0, width: 20_000, height: 1))?.width == 20_000)
  }

  // MARK: Values of filters

  /// As in Objective-C, structures are passed in an `NSValue`.
  @Test func structuresInValues() throws {
    let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    let move = CGAffineTransform(translationX: 10, y: 20)
    let filter = try #require(CIFilter(name: "CIAffineTransform", parameters: [kCIInputImageKey: image]))
    filter.setValue(NSValue(cgAffineTransform: move), forKey: kCIInputTransformKey)
    #expect(filter.outputImage?.extent == CGRect(x: 10, y: 20, width: 2, height: 2) && filter.transform == move)
    filter.setValue(move, forKey: kCIInputTransformKey)
    #expect(filter.outputImage?.extent.minX == 10)
    let gradient = try #require(CIFilter(name: "CILinearGradient"))
    gradient.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "inputPoint0")
    #expect(gradient.point0 == CGPoint(x: 3, y: 4))
    let crop = try #require(CIFilter(name: "CICrop", parameters: [kCIInputImageKey: image]))
    crop.setValue(NSValue(cgRect: CGRect(x: 1, y: 0, width: 1, height: 1)), forKey: "inputRectangle")
    #expect(crop.outputImage?.extent == CGRect(x: 1, y: 0, width: 1, height: 1))
  }

  @Test(arguments: [
    ("CIAffineTransform", kCIInputTransformKey), ("CIGaussianBlur", kCIInputRadiusKey), ("CICrop", "inputRectangle"),
  ])
  func wrongKind(name: String, key: String) throws {
    let lines = Mutex<[String]>([])
    let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    let filter = try #require(CIFilter(name: name, parameters: [kCIInputImageKey: image]))
    filter.setValue("text", forKey: key)
    Placeholder.$listener.withValue({ line in lines.withLock { $0.append(line) } }) { _ = filter.outputImage }
    let said = lines.withLock { $0 }
    #expect(said.count == 1 && said.first?.hasPrefix("Tessera: \(name) requires ") == true)
    #expect(said.first?.contains(key) == true && said.first?.hasSuffix("A value of type String is ignored.") == true)
  }
}
