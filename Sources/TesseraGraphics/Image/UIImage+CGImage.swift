// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraImaging
import TesseraRaster

extension UIImage {
  /// Creates an image from stored pixels at a scale of 1.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from stored pixels.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point. If it is not positive, 1 is used.
  ///   - orientation: The rotation and mirroring that makes the stored pixels upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let bitmap = orientation.upright(cgImage.bitmap)
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    var attributes = Attributes(scale: scale, size: size)
    attributes.orientation = orientation
    attributes.source = cgImage
    self.init(.bitmap(bitmap), attributes)
  }

  /// The stored pixels, before the orientation is applied.
  var pixels: CGImage? {
    if let source = attributes.source { return source }
    let bitmap: Bitmap?
    switch content {
    case .bitmap(let pixels): bitmap = pixels
    case .encoded(let picture): bitmap = picture.stored()
    case .symbol, .vector: bitmap = rasterized()
    }
    guard let bitmap, bitmap.width > 0, bitmap.height > 0 else { return nil }
    return CGImage(bitmap)
  }
}

extension UIImage.Orientation {
  /// Returns the bitmap with the orientation applied. The table contains the edges of the result where the first
  /// stored row and column are:
  ///
  ///                     first row   first column      first row   first column
  ///       up            top         left              left        left           bottom
  ///       upMirrored    top         right             leftMirrored  left         top
  ///       down          bottom      right             right       right          top
  ///       downMirrored  bottom      left              rightMirrored  right       bottom
  func upright(_ bitmap: Bitmap) -> Bitmap { picture.upright(bitmap) }
}
