// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import Synchronization
import TesseraImaging
package import TesseraRaster

/// A bitmap image in sRGB, with eight bits each for premultiplied red, green and blue, and for alpha.
///
///     layer.contents = UIImage(named: "Photo")?.cgImage
public final class CGImage: Hashable, Sendable {
  package let bitmap: Bitmap
  private let opacity = Mutex<Bool?>(nil)

  /// Whether the image has pixels and all pixels are opaque. The pixels are checked only once.
  package var isOpaque: Bool {
    opacity.withLock { known in
      if let known { return known }
      let isOpaque =
        !bitmap.bytes.isEmpty && stride(from: 3, to: bitmap.bytes.count, by: 4).allSatisfy { bitmap.bytes[$0] == 255 }
      known = isOpaque
      return isOpaque
    }
  }

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// Creates an image from bytes in memory. The supported pixel formats have eight bits per component. The components
  /// are red, green and blue, or gray, with alpha first, alpha last or no alpha. Returns nil for other formats, for a
  /// size of zero, and if there are too few bytes.
  ///
  /// - Note: Differs from UIKit: colors are interpreted as sRGB in every color space, `decode` and the rendering
  ///   intent are ignored, and scaled images are always interpolated.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard
      let layout = PixelLayout(bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: bitmapInfo.rawValue),
      layout.bytesPerPixel * 8 == bitsPerPixel,
      let bitmap = provider.data?.withUnsafeBytes({
        layout.bitmap($0, width: width, height: height, bytesPerRow: bytesPerRow)
      })
    else { return nil }
    self.init(bitmap)
  }

  /// Creates an sRGB image from the data of a PNG file, without applying its orientation. Returns nil if the data is
  /// not a valid PNG file.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(source, .png)
  }

  /// Creates an sRGB image from the data of a JPEG file, without applying its orientation. Returns nil if the data is
  /// not a valid JPEG file.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(source, .jpeg)
  }

  private convenience init?(_ source: CGDataProvider, _ format: PictureFormat) {
    guard let data = source.data, let decoder = try? PictureDecoder([UInt8](data)), decoder.header.format == format,
      let bitmap = try? decoder.bitmap()
    else { return nil }
    self.init(bitmap)
  }

  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }
  /// The number of bits per component. Always 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel. Always 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes per row, which is four times the width because rows have no padding.
  public var bytesPerRow: Int { bitmap.width * 4 }
  /// The color space, which is extended sRGB, although all components are from 0 to 1. Never nil.
  public var colorSpace: CGColorSpace? { .rgb }
  /// The position of the alpha component. Always `premultipliedLast`: alpha is last, and the other components are
  /// premultiplied.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The pixel format: `alphaInfo` without flags.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
  /// Whether the image is a mask. Always false.
  public var isMask: Bool { false }

  /// Returns the part of the image inside a rectangle, in pixels with the y-axis pointing down. The rectangle is
  /// enlarged to whole pixels and clipped to the image. Returns nil if the rectangle is outside of the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.standardized.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (x, y, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns * rows * 4)
    for row in y..<y + rows {
      let start = (row * width + x) * 4
      bytes += bitmap.bytes[start..<start + columns * 4]
    }
    return Bitmap(width: columns, height: rows, bytes: bytes).map(CGImage.init)
  }

  /// A provider of the pixel data, in the format described by the other properties. Never nil.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(bitmap.bytes)) }
  /// Whether scaled images are interpolated. Always true.
  public var shouldInterpolate: Bool { true }
  /// The decode array for the components. Always nil, because the components are used unchanged.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// The rendering intent. Always `defaultIntent`.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// Returns an image with the same pixels, without color conversion. Never returns nil.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { copy() }

  /// Returns an image with the same pixels. Never returns nil.
  public func copy() -> CGImage? { CGImage(bitmap) }

  public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.bitmap == b.bitmap }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(bitmap.bytes.first)
  }
}
