// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A photo of twelve million pixels is mostly shown in a view of a tenth of them. Of a JPEG the transform gives a half, a
// quarter or an eighth of the columns and rows for much less than all of them, so such pictures keep their file and are
// decoded by the painter, at the smallest of these sizes that has a pixel for each one painted. What is painted depends on
// the picture and on that size alone, never on what was decoded before.

import TesseraFoundation
import TesseraImaging
package import TesseraRaster

/// A picture that is decoded at the size at which it is painted.
package final class EncodedPicture: Sendable {
  let decoder: PictureDecoder
  /// How it is called where it turns out to be damaged.
  private let name: String
  private let number = PictureCache.shared.newNumber()

  init(_ decoder: PictureDecoder, name: String) {
    (self.decoder, self.name) = (decoder, name)
  }

  deinit { PictureCache.shared.forget(picture: number) }

  /// Columns as they are seen.
  package var width: Int { decoder.header.seenWidth }
  /// Rows as they are seen.
  package var height: Int { decoder.header.seenHeight }

  /// A part of the picture's size, and where in it the whole picture lies: sizes that cannot be divided have a column or row
  /// that is the picture's in part.
  struct Pixels {
    var bitmap: Bitmap
    var source: Rect
  }

  /// Returns the picture as it is seen, with so many columns and rows or more, as far as it has them. Nil where its file is
  /// damaged, which is reported.
  func seen(width: Double, height: Double) -> Pixels? {
    let isTurned = decoder.header.orientation.isTurned
    let reduction = decoder.reduction(width: isTurned ? height : width, height: isTurned ? width : height)
    guard let bitmap = seen(reduction: reduction) else { return nil }
    let header = decoder.header
    let stored = header.orientation.isTurned ? (bitmap.height, bitmap.width) : (bitmap.width, bitmap.height)
    let source = header.orientation.seen(
      width: Double(header.width) / Double(reduction), height: Double(header.height) / Double(reduction), of: stored)
    return Pixels(bitmap: bitmap, source: source)
  }

  /// Returns the picture as it is seen, at a part of its size: 1, 2, 4 or 8.
  func seen(reduction: Int) -> Bitmap? {
    cached(.pixels(picture: number, reduction: reduction)) { [decoder] () throws(PictureError) in
      decoder.header.orientation.upright(try decoder.bitmap(reduction: reduction))
    }
  }

  /// The picture at the least size it can be decoded at.
  package var smallest: Bitmap? { seen(reduction: 8) }

  /// Returns all pixels, before the orientation.
  func stored() -> Bitmap? {
    cached(.stored(picture: number)) { [decoder] () throws(PictureError) in try decoder.bitmap() }
  }

  private func cached(_ key: PictureCache.Key, _ make: () throws(PictureError) -> Bitmap) -> Bitmap? {
    if let known = PictureCache.shared.value(key, as: Bitmap.self) { return known }
    do {
      let bitmap = try make()
      PictureCache.shared.keep(bitmap, bitmap.bytes.count, for: key)
      return bitmap
    } catch {
      MissingResources.report(MissingResource(.image, name, reason: error.description))
      return nil
    }
  }
}
