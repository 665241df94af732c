// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics
import TesseraPlaceholders
import TesseraRaster

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// Core Image's string for it.
  public let rawValue: String

  /// The option of a string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The space that filters work in; `NSNull` for the pixels' own.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// Not used.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// Not used: everything is made by the processor.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Not used.
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
  /// Not used.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
}

/// Makes pictures.
public final class CIContext: NSObject, Sendable {
  private let space: WorkingSpace

  /// A context. Of the options `workingColorSpace` counts: `NSNull` makes filters work on sRGB instead of linear light.
  public init(options: [CIContextOption: Any]? = nil) {
    space = WorkingSpace(isLinear: !(options?[.workingColorSpace] is NSNull))
    super.init()
  }

  /// The pixels of a rectangle of a picture, which is grown to whole ones. Nil for a rectangle without area, an infinite one,
  /// and one of more than 134,217,728 pixels.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard let rect = TileRect(fromRect) else { return nil }
    var space = space
    space.cache = RenderCache(image.node)
    return space.bitmap(image.make(rect, space)).map { CGImage($0) }
  }

  /// The same. The format and the space are not used: pixels are eight bits of sRGB.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: Int32, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }
}

/// A format of pixels.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// Core Image's number for it.
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Alpha, red, green, blue, of 8 bits each.
  public static let ARGB8 = CIFormat(rawValue: 265)
  /// Blue, green, red, alpha, of 8 bits each.
  public static let BGRA8 = CIFormat(rawValue: 266)
  /// Red, green, blue, alpha, of 8 bits each.
  public static let RGBA8 = CIFormat(rawValue: 264)
}

extension CIContext {
  /// Writes the pixels of a rectangle of a picture into memory, the top row first. Writes nothing for a rectangle as
  /// `createCGImage(_:from:)` refuses it, for rows that are too short, and for a format other than `RGBA8`, `BGRA8` and
  /// `ARGB8`.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - data: The memory, of at least `rowBytes` times the rectangle's height.
  ///   - rowBytes: The bytes of a row.
  ///   - bounds: The rectangle.
  ///   - format: The format of the pixels, whose colours are multiplied by alpha.
  ///   - colorSpace: Not used: colours are sRGB.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let order: [Int]
    switch format {
    case .RGBA8: order = [0, 1, 2, 3]
    case .BGRA8: order = [2, 1, 0, 3]
    case .ARGB8: order = [3, 0, 1, 2]
    default: return Placeholder.sayOnce("Tessera: CIContext renders no pixels of format \(format.rawValue) here.")
    }
    guard let pixels = createCGImage(image, from: bounds), pixels.width * 4 <= rowBytes else { return }
    let bytes = pixels.bitmapOfPixels.bytes
    for row in 0..<pixels.height {
      for column in 0..<pixels.width {
        let source = (row * pixels.width + column) * 4
        for part in 0..<4 {
          data.storeBytes(
            of: bytes[source + order[part]], toByteOffset: row * rowBytes + column * 4 + part, as: UInt8.self)
        }
      }
    }
  }
}

extension UIImage {
  /// The pixels of a picture, at one a point. An image without pixels where the picture is infinite or too large.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// The pixels of a picture, `scale` of them a point.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: pixels, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }
}

extension CGImage {
  /// The pixels.
  var bitmapOfPixels: Bitmap {
    Bitmap(width: width, height: height, bytes: [UInt8](dataProvider?.data ?? Data())) ?? Bitmap(width: 0, height: 0)
  }
}
