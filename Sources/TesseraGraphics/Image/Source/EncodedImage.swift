// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A twelve-megapixel photo is usually displayed with a tenth of its pixels. A JPEG image can be decoded at a half, a
// quarter or an eighth of its width and height at a much lower cost. Therefore, a JPEG image keeps its encoded data and
// is decoded when it is drawn, at the smallest of these sizes that has at least one pixel per drawn pixel. The result
// depends only on the image and the drawn size, and not on what was decoded before.

import TesseraFoundation
import TesseraImaging
package import TesseraRaster

/// An image that is decoded for the size at which it is drawn.
package final class EncodedImage: Sendable {
  let decoder: PictureDecoder
  /// The name used in reports of damaged files.
  private let name: String
  private let number = DecodedImageCache.shared.newNumber()

  init(_ decoder: PictureDecoder, name: String) {
    (self.decoder, self.name) = (decoder, name)
  }

  deinit { DecodedImageCache.shared.forget(picture: number) }

  /// The width of the upright image, in pixels.
  package var width: Int { decoder.header.displayedWidth }
  /// The height of the upright image, in pixels.
  package var height: Int { decoder.header.displayedHeight }

  /// A reduced bitmap with the rectangle that the image covers. If the width or height is not divisible by the
  /// factor, the image covers the last column or row only partially.
  struct Pixels {
    var bitmap: Bitmap
    var source: Rect
  }

  /// Returns the upright image with at least the given width and height in pixels, or at its full size if it is
  /// smaller. If the file is damaged, reports the failure and returns nil.
  func seen(width: Double, height: Double) -> Pixels? {
    let isTransposed = decoder.header.orientation.isTransposed
    let reduction = decoder.reduction(width: isTransposed ? height : width, height: isTransposed ? width : height)
    guard let bitmap = seen(reduction: reduction) else { return nil }
    let header = decoder.header
    let stored = header.orientation.isTransposed ? (bitmap.height, bitmap.width) : (bitmap.width, bitmap.height)
    let source = header.orientation.seen(
      width: Double(header.width) / Double(reduction), height: Double(header.height) / Double(reduction), of: stored)
    return Pixels(bitmap: bitmap, source: source)
  }

  /// Returns the upright image reduced by a factor of 1, 2, 4 or 8.
  func seen(reduction: Int) -> Bitmap? {
    cached(.pixels(picture: number, reduction: reduction)) { [decoder] () throws(PictureError) in
      decoder.header.orientation.upright(try decoder.bitmap(reduction: reduction))
    }
  }

  /// The image at the smallest supported size.
  package var smallest: Bitmap? { seen(reduction: 8) }

  /// Returns all pixels, before the orientation is applied.
  func stored() -> Bitmap? {
    cached(.stored(picture: number)) { [decoder] () throws(PictureError) in try decoder.bitmap() }
  }

  private func cached(_ key: DecodedImageCache.Key, _ make: () throws(PictureError) -> Bitmap) -> Bitmap? {
    if let known = DecodedImageCache.shared.value(key, as: Bitmap.self) { return known }
    do {
      let bitmap = try make()
      DecodedImageCache.shared.store(bitmap, byteCount: bitmap.bytes.count, for: key)
      return bitmap
    } catch {
      MissingResources.report(MissingResource(.image, name, reason: error.description))
      return nil
    }
  }
}
