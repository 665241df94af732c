// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Encoding of images as files.

public import Foundation
import TesseraFoundation
import TesseraImaging
import TesseraRaster

extension UIImage {
  /// Returns the upright image as a PNG file, or nil if the image has no pixels. Symbols are drawn at their size and
  /// scale, and tinted images are drawn in their tint color.
  public func pngData() -> Data? {
    guard let bitmap = writtenBitmap, let bytes = try? PNG.encode(bitmap) else { return nil }
    return Data(bytes)
  }

  /// Returns the upright image on a white background as a JPEG file. Returns nil if the image has no pixels, or has
  /// more than 65,500 columns or rows.
  ///
  /// - Parameter compressionQuality: The quality, from 0 for the smallest file to 1 for the best quality.
  ///
  /// - Note: Differs from UIKit: libjpeg-turbo encodes the file with a quality of 100 times this value. The pixels
  ///   are rotated instead of storing the orientation in the file.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let bitmap = writtenBitmap, let bytes = try? JPEG.encode(bitmap, quality: Double(compressionQuality)) else {
      return nil
    }
    return Data(bytes)
  }

  /// Always returns nil. Reports once on standard error that HEIC files can't be written.
  ///
  /// - Note: Differs from UIKit: HEIC files can be read but not written.
  public func heicData() -> Data? {
    MissingResources.report(
      MissingResource(.image, "heicData()", reason: "HEIC encoding is not supported. Use jpegData or pngData"))
    return nil
  }

  private var writtenBitmap: Bitmap? {
    let bitmap: Bitmap?
    switch content {
    case .bitmap(let pixels): bitmap = attributes.tint == nil ? pixels : rasterized()
    case .encoded(let picture): bitmap = attributes.tint == nil ? picture.seen(reduction: 1) : rasterized()
    case .symbol, .vector: bitmap = rasterized()
    }
    guard let bitmap, bitmap.width > 0, bitmap.height > 0 else { return nil }
    return bitmap
  }
}
