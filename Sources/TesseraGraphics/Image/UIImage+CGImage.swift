// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

extension UIImage {
  /// A picture of pixels, one for each point, as they are stored.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// A picture of pixels, `scale` for each point, turned and mirrored as `orientation` says. A scale that is not
  /// positive counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let bitmap = orientation.upright(cgImage.bitmap)
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    var attributes = Attributes(scale: scale, size: size)
    attributes.orientation = orientation
    attributes.source = cgImage
    self.init(.bitmap(bitmap), attributes)
  }

  /// The image's pixels as they are stored, before the orientation.
  var pixels: CGImage? {
    if let source = attributes.source { return source }
    let bitmap: Bitmap?
    switch content {
    case .bitmap(let pixels): bitmap = pixels
    case .symbol: bitmap = painted()
    }
    guard let bitmap, bitmap.width > 0, bitmap.height > 0 else { return nil }
    return CGImage(bitmap)
  }
}

extension UIImage.Orientation {
  /// The picture as it is seen.
  ///
  ///                   first row   first column      first row   first column
  ///     up            top         left              left        left           bottom
  ///     upMirrored    top         right             leftMirrored  left         top
  ///     down          bottom      right             right       right          top
  ///     downMirrored  bottom      left              rightMirrored  right       bottom
  func upright(_ bitmap: Bitmap) -> Bitmap {
    guard self != .up else { return bitmap }
    let (columns, rows) = (bitmap.width, bitmap.height)
    let (isTurned, mirrorsX, mirrorsY) =
      switch self {
      case .up: (false, false, false)
      case .upMirrored: (false, true, false)
      case .down: (false, true, true)
      case .downMirrored: (false, false, true)
      case .left: (true, false, true)
      case .leftMirrored: (true, false, false)
      case .right: (true, true, false)
      case .rightMirrored: (true, true, true)
      }
    let (width, height) = isTurned ? (rows, columns) : (columns, rows)
    let bytes = [UInt8](unsafeUninitializedCapacity: bitmap.bytes.count) { buffer, count in
      let target = UnsafeMutableRawBufferPointer(buffer)
      bitmap.bytes.withUnsafeBytes { source in
        for row in 0..<rows {
          for column in 0..<columns {
            let (across, down) = isTurned ? (row, column) : (column, row)
            let (x, y) = (mirrorsX ? width - 1 - across : across, mirrorsY ? height - 1 - down : down)
            let pixel = source.load(fromByteOffset: (row * columns + column) * 4, as: UInt32.self)
            target.storeBytes(of: pixel, toByteOffset: (y * width + x) * 4, as: UInt32.self)
          }
        }
      }
      count = bitmap.bytes.count
    }
    return Bitmap(width: width, height: height, bytes: bytes) ?? bitmap
  }
}
