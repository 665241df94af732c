// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraImaging
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
    case .encoded(let picture): bitmap = picture.stored()
    case .symbol, .vector: bitmap = painted()
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
  func upright(_ bitmap: Bitmap) -> Bitmap { picture.upright(bitmap) }
}
