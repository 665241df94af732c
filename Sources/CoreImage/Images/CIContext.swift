// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics
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
