// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Images as files.

public import Foundation
import TesseraFoundation
import TesseraImaging
import TesseraRaster

extension UIImage {
  /// The image as a PNG file, upright; nil for an image without pixels. A symbol is drawn at its own size and scale, a
  /// tinted picture in its tint.
  public func pngData() -> Data? {
    guard let bitmap = writtenBitmap, let bytes = try? PNG.encode(bitmap) else { return nil }
    return Data(bytes)
  }

  /// The image as a JPEG file, upright and on white; nil for an image without pixels, and for one with more than 65,500
  /// columns or rows.
  ///
  /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best picture.
  ///
  /// - Note: Differs from UIKit: the bytes are libjpeg-turbo's at a hundred times the quality, and the pixels are turned
  ///   instead of being marked with their orientation.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let bitmap = writtenBitmap, let bytes = try? JPEG.encode(bitmap, quality: Double(compressionQuality)) else {
      return nil
    }
    return Data(bytes)
  }

  /// Always nil, said once on the standard error.
  ///
  /// - Note: Differs from UIKit: HEIC files are read, not written.
  public func heicData() -> Data? {
    MissingResources.report(
      MissingResource(.image, "heicData()", reason: "HEIC files are not written here. Use jpegData or pngData"))
    return nil
  }

  /// The pixels that go into files.
  private var writtenBitmap: Bitmap? {
    let bitmap: Bitmap?
    switch content {
    case .bitmap(let pixels): bitmap = attributes.tint == nil ? pixels : painted()
    case .encoded(let picture): bitmap = attributes.tint == nil ? picture.seen(reduction: 1) : painted()
    case .symbol, .vector: bitmap = painted()
    }
    guard let bitmap, bitmap.width > 0, bitmap.height > 0 else { return nil }
    return bitmap
  }
}
