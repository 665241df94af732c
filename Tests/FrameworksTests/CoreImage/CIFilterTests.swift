// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Synchronization
import TesseraPlaceholders
import Testing

@testable import CoreImage

/// Tests filters on images of a few pixels. The comments show how the expected values are calculated.
struct CIFilterTests {
  private let red = CIColor(red: 1, green: 0, blue: 0)

  /// Returns the bytes of an image in a rectangle, starting at the top.
  private func bytes(_ image: CIImage?, _ rect: CGRect, isLinear: Bool = true) -> [UInt8] {
    let context = CIContext(options: isLinear ? nil : [.workingColorSpace: NSNull()])
    guard let image, let data = context.createCGImage(image, from: rect)?.dataProvider?.data else { return [] }
    return [UInt8](data)
  }

  private func picture(_ data: [UInt8], width: Int) -> CIImage {
    CGDataProvider(data: Data(data)).flatMap {
      CGImage(
        width: width, height: data.count / 4 / width, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
        provider: $0, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }.map { CIImage(cgImage: $0) } ?? .empty()
  }

  private let one = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// All component values survive a round trip, with and without linear light. The result of a half-transparent pixel
  /// is premultiplied.
  @Test func imagesRoundTrip() {
    let grays: [UInt8] = (0...255).flatMap { (value: Int) -> [UInt8] in [UInt8(value), UInt8(255 - value), 7, 255] }
    let image = picture(grays, width: 16)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 16, height: 16))
    #expect(bytes(image, image.extent) == grays && bytes(image, image.extent, isLinear: false) == grays)
    #expect(bytes(picture([255, 0, 0, 128], width: 1), one) == [128, 0, 0, 128])
    #expect(bytes(image, CGRect(x: -2, y: 0, width: 1, height: 1)) == [0, 0, 0, 0])
  }

  /// The image's first row is at the top, where y is greatest.
  @Test func yGrowsUpwards() {
    let image = picture([1, 1, 1, 255, 2, 2, 2, 255], width: 1)
    #expect(bytes(image, one) == [2, 2, 2, 255])
    #expect(bytes(image, CGRect(x: 0, y: 1, width: 1, height: 1)) == [1, 1, 1, 255])
  }

  /// The input is gray 51, which is 0.2 in sRGB: 1 - 0.2 = 0.8, or 204. In linear light, it is 0.0331, and 1 - 0.0331
  /// converts to 251.
  @Test func invert() {
    let filter = CIFilter.colorInvert()
    filter.inputImage = picture([51, 51, 51, 255], width: 1)
    #expect(bytes(filter.outputImage, one, isLinear: false) == [204, 204, 204, 255])
    #expect(bytes(filter.outputImage, one) == [251, 251, 251, 255])
  }

  /// With the luma weights of Rec. 709, red results in 0.2126 · 255 = 54.2 in sRGB.
  @Test func grays() {
    let image = picture([255, 0, 0, 255], width: 1)
    #expect(bytes(image.applyingFilter("CIPhotoEffectMono"), one, isLinear: false) == [54, 54, 54, 255])
    let controls = CIFilter.colorControls()
    controls.inputImage = image
    controls.saturation = 0
    #expect(bytes(controls.outputImage, one, isLinear: false) == [54, 54, 54, 255])
    controls.saturation = 1
    #expect(bytes(controls.outputImage, one, isLinear: false) == [255, 0, 0, 255])
    // The contrast results in (0.2126 - 0.5) · 2 + 0.5 < 0. With a brightness of 0.5, it is (0.7126 - 0.5) · 2 + 0.5
    // = 0.9252, or 235.9.
    (controls.saturation, controls.contrast) = (0, 2)
    #expect(bytes(controls.outputImage, one, isLinear: false) == [0, 0, 0, 255])
    controls.brightness = 0.5
    #expect(bytes(controls.outputImage, one, isLinear: false) == [236, 236, 236, 255])
  }

  /// For white, the sepia filter returns the sums of the matrix's rows. The first two, such as 0.393 + 0.769 + 0.189,
  /// are greater than 1. The last is 0.272 + 0.534 + 0.131 = 0.937, or 238.9 of 255. The monochrome filter turns
  /// white into its color.
  @Test func tints() {
    let white = picture([255, 255, 255, 255], width: 1)
    #expect(bytes(white.applyingFilter("CISepiaTone"), one, isLinear: false) == [255, 255, 239, 255])
    #expect(
      bytes(white.applyingFilter("CISepiaTone", parameters: [kCIInputIntensityKey: 0]), one) == [255, 255, 255, 255])
    #expect(
      bytes(white.applyingFilter("CIColorMonochrome", parameters: [kCIInputColorKey: red]), one) == [255, 0, 0, 255])
  }

  /// A blur preserves the sum of the pixels, spreads equally in all directions, and does not change a uniform area.
  @Test func blur() {
    #expect(
      GaussianBlur.boxWidths(sigma: 1).map(\.before) == [1, 0, 1]
        && GaussianBlur.boxWidths(sigma: 2).map(\.before) == [2, 1, 2])
    #expect(GaussianBlur.boxWidths(sigma: 0).isEmpty)
    let dot = picture([255, 255, 255, 255], width: 1)
    let blurred = dot.applyingGaussianBlur(sigma: 1)
    let area = TileRect(x: -4, y: -4, width: 9, height: 9)
    let tile = blurred.make(area, WorkingSpace())
    #expect(abs(tile.pixels.reduce(Float(0)) { $0 + $1.w } - 1) < 1e-5)
    #expect(
      abs(tile.pixel(x: 1, y: 0).w - tile.pixel(x: -1, y: 0).w) < 1e-6
        && abs(tile.pixel(x: 1, y: 0).w - tile.pixel(x: 0, y: 1).w) < 1e-6)
    #expect(tile.pixel(x: 0, y: 0).w > tile.pixel(x: 1, y: 0).w && tile.pixel(x: 1, y: 0).w > tile.pixel(x: 1, y: 1).w)
    let flat = CIImage(color: red).applyingGaussianBlur(sigma: 5)
    #expect(flat.extent.isInfinite && bytes(flat, one) == [255, 0, 0, 255])
    for sigma in [0, -1, .nan, .infinity] { #expect(dot.applyingGaussianBlur(sigma: sigma) === dot) }
  }

  @Test func cropAndTransform() {
    let image = CIImage(color: red).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(bytes(image, CGRect(x: 1, y: 0, width: 2, height: 1)) == [255, 0, 0, 255, 0, 0, 0, 0])
    let moved = image.transformed(by: CGAffineTransform(translationX: 3, y: 4))
    #expect(moved.extent == CGRect(x: 3, y: 4, width: 2, height: 1))
    #expect(bytes(moved, CGRect(x: 4, y: 4, width: 2, height: 1)) == [255, 0, 0, 255, 0, 0, 0, 0])
    #expect(image.transformed(by: CGAffineTransform(scaleX: 0, y: 1)) === image)
    #expect(image.cropped(to: CGRect(x: 9, y: 9, width: 1, height: 1)).extent.isNull)
    #expect(bytes(image.clampedToExtent(), CGRect(x: 50, y: -9, width: 1, height: 1)) == [255, 0, 0, 255])
  }

  /// The gradient extends from black at x = 0 to white at x = 4. The centers of the four pixels are at 1/8, 3/8, 5/8
  /// and 7/8 of it.
  @Test func gradient() {
    let filter = CIFilter.linearGradient()
    (filter.point0, filter.point1) = (.zero, CGPoint(x: 4, y: 0))
    (filter.color0, filter.color1) = (.black, .white)
    let row = bytes(filter.outputImage, CGRect(x: 0, y: 0, width: 4, height: 1), isLinear: false)
    #expect(stride(from: 0, to: 16, by: 4).map { row[$0] } == [32, 96, 159, 223])
  }

  /// Half-transparent red over blue results in half of each in sRGB.
  @Test func compositing() {
    let (front, back) = (picture([255, 0, 0, 128], width: 1), picture([0, 0, 255, 255], width: 1))
    func result(_ name: String) -> [UInt8] {
      bytes(front.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: back]), one, isLinear: false)
    }
    #expect(result("CISourceOverCompositing") == [128, 0, 127, 255])
    #expect(result("CISourceInCompositing") == [128, 0, 0, 128])
    #expect(result("CISourceOutCompositing") == [0, 0, 0, 0])
    #expect(result("CIMultiplyBlendMode") == [0, 0, 127, 255])
    #expect(result("CIScreenBlendMode") == [128, 0, 255, 255])
    #expect(bytes(front.composited(over: back), one, isLinear: false) == [128, 0, 127, 255])
  }

  @Test func names() {
    let lines = Mutex<[String]>([])
    Placeholder.$listener.withValue({ line in lines.withLock { $0.append(line) } }) {
      #expect(CIFilter(name: "CIBumpDistortion") == nil && CIFilter(name: "") == nil)
    }
    #expect(lines.withLock { $0 } == ["Tessera: the Core Image filter CIBumpDistortion is not supported."])
    for name in CIFilter.filterNames(inCategory: nil) { #expect(CIFilter(name: name)?.name == name) }
    let filter = CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: 3])
    #expect(filter?.value(forKey: kCIInputRadiusKey) as? Int == 3 && filter?.inputKeys.count == 2)
    filter?.setDefaults()
    #expect(filter?.radius == 10 && filter?.outputImage == nil)
  }

  @Test func hostileSizes() {
    let context = CIContext()
    let image = CIImage(color: red)
    for rect in [
      CGRect.infinite, .null, .zero, CGRect(x: 0, y: 0, width: 1e9, height: 1),
      CGRect(x: 1e300, y: 0, width: 1, height: 1),
    ] {
      #expect(context.createCGImage(image, from: rect) == nil)
    }
    #expect(UIImage(ciImage: image).size == .zero)
    #expect(
      UIImage(ciImage: image.cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2)), scale: 2, orientation: .up).size
        == CGSize(width: 2, height: 1))
  }
}
