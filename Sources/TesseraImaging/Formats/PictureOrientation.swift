// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
package import TesseraRaster

/// The orientation of a file's pixels. As in EXIF, a number identifies the displayed position of the first row and
/// column.
package enum PictureOrientation: Int, Sendable {
  case topLeft = 1
  case topRight, bottomRight, bottomLeft, leftTop, rightTop, rightBottom, leftBottom

  /// Whether stored rows are displayed as columns.
  package var isTransposed: Bool { rawValue > 4 }
  var mirrorsX: Bool { [.topRight, .bottomRight, .rightTop, .rightBottom].contains(self) }
  var mirrorsY: Bool { [.bottomRight, .bottomLeft, .rightBottom, .leftBottom].contains(self) }

  /// Returns the image in its displayed orientation.
  package func upright(_ bitmap: Bitmap) -> Bitmap {
    guard self != .topLeft, bitmap.width > 0, bitmap.height > 0 else { return bitmap }
    let bytes = [UInt8](unsafeUninitializedCapacity: bitmap.bytes.count) { buffer, count in
      bitmap.bytes.withUnsafeBufferPointer { source in
        guard let from = source.baseAddress, let target = buffer.baseAddress else { return }
        tessera_turn(
          from, bitmap.width, bitmap.height, isTransposed ? 1 : 0, mirrorsX ? 1 : 0, mirrorsY ? 1 : 0, target)
        count = source.count
      }
    }
    let (width, height) = isTransposed ? (bitmap.height, bitmap.width) : (bitmap.width, bitmap.height)
    return Bitmap(width: width, height: height, bytes: bytes) ?? bitmap
  }

  /// Returns the displayed rectangle of an image region whose origin is the stored image's origin.
  ///
  /// - Parameters:
  ///   - width: The width of the region in the stored image, at most the image's width.
  ///   - height: The height of the region in the stored image, at most the image's height.
  ///   - whole: The size of the stored image.
  package func seen(width: Double, height: Double, of whole: (width: Int, height: Int)) -> Rect {
    let (restX, restY) = (Double(whole.width) - width, Double(whole.height) - height)
    let (spareX, spareY) = isTransposed ? (restY, restX) : (restX, restY)
    return Rect(
      x: mirrorsX ? spareX : 0, y: mirrorsY ? spareY : 0, width: isTransposed ? height : width,
      height: isTransposed ? width : height)
  }
}
