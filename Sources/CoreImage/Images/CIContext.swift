// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics
import TesseraPlaceholders
import TesseraRaster

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a constant from a raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The working color space. Pass `NSNull` to work in the pixels' color space.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The output color space. Ignored.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// Whether to render on the CPU. Ignored because all rendering uses the CPU.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Whether to cache intermediate results. Ignored.
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
  /// Whether to render at low priority. Ignored.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
}

/// A context for rendering images.
public final class CIContext: NSObject, Sendable {
  private let space: WorkingSpace

  /// Creates a context. All options except `workingColorSpace` are ignored. If `workingColorSpace` is `NSNull`,
  /// filters work in sRGB instead of linear light.
  public init(options: [CIContextOption: Any]? = nil) {
    space = WorkingSpace(isLinear: !(options?[.workingColorSpace] is NSNull))
    super.init()
  }

  /// Renders a rectangle of an image, expanded to whole pixels. Returns `nil` if the rectangle is empty, infinite, or
  /// larger than 134,217,728 pixels.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard let rect = TileRect(fromRect) else { return nil }
    var space = space
    space.cache = RenderCache(image.node)
    return space.bitmap(image.make(rect, space)).map { CGImage($0) }
  }

  /// Renders a rectangle of an image. Ignores the format and the color space; the result has 8-bit sRGB components.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: Int32, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }
}

/// A pixel format.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Alpha, red, green, and blue, with 8 bits each.
  public static let ARGB8 = CIFormat(rawValue: 265)
  /// Blue, green, red, and alpha, with 8 bits each.
  public static let BGRA8 = CIFormat(rawValue: 266)
  /// Red, green, blue, and alpha, with 8 bits each.
  public static let RGBA8 = CIFormat(rawValue: 264)
}

extension CIContext {
  /// Renders a rectangle of an image into memory, starting with the top row. Writes nothing if
  /// `createCGImage(_:from:)` would return `nil`, if the rows are too short, or if the format isn't `RGBA8`, `BGRA8`,
  /// or `ARGB8`.
  ///
  /// - Parameters:
  ///   - image: The image to render.
  ///   - data: The destination memory, which must have at least `rowBytes` times the rectangle's height in bytes.
  ///   - rowBytes: The number of bytes per row.
  ///   - bounds: The rectangle to render.
  ///   - format: The pixel format. Colors are premultiplied by alpha.
  ///   - colorSpace: Ignored. Colors are sRGB.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let order: [Int]
    switch format {
    case .RGBA8: order = [0, 1, 2, 3]
    case .BGRA8: order = [2, 1, 0, 3]
    case .ARGB8: order = [3, 0, 1, 2]
    default: return Placeholder.reportOnce("Tessera: CIContext does not support the pixel format \(format.rawValue).")
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
  /// Creates an image by rendering a Core Image image at a scale of 1. The result has no pixels if the source is
  /// infinite or too large.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates an image by rendering a Core Image image, with the given scale and orientation.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: pixels, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }
}

extension CGImage {
  /// The pixels as a bitmap.
  var bitmapOfPixels: Bitmap {
    Bitmap(width: width, height: height, bytes: [UInt8](dataProvider?.data ?? Data())) ?? Bitmap(width: 0, height: 0)
  }
}
