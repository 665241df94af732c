// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
import TesseraRaster

/// What a file's bytes are to an image.
struct LoadedPicture: Sendable {
  var content: UIImage.Content
  var orientation: UIImage.Orientation
  /// The pixels before the orientation, where it changes them.
  var source: CGImage?
  /// Columns and rows as they are seen.
  var width: Int
  var height: Int
  /// What is kept in memory.
  var byteCount: Int

  /// Pictures with fewer pixels are decoded when they are loaded.
  private static let manyPixels = 1 << 18

  /// The picture, or the first frame of an animation.
  ///
  /// - Parameter name: How it is called where damage is found later.
  init(_ bytes: [UInt8], name: String) throws(PictureError) {
    let decoder = try PictureDecoder(bytes)
    let header = decoder.header
    (width, height) = (header.seenWidth, header.seenHeight)
    orientation = UIImage.Orientation(header.orientation)
    if decoder.isReducible, width * height >= Self.manyPixels {
      content = .encoded(EncodedPicture(decoder, name: name))
      byteCount = bytes.count
    } else {
      let stored = try decoder.bitmap()
      content = .bitmap(header.orientation.upright(stored))
      source = orientation == .up ? nil : CGImage(stored)
      byteCount = stored.bytes.count * (orientation == .up ? 1 : 2)
    }
  }
}

extension UIImage {
  convenience init(_ loaded: LoadedPicture, scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(width: CGFloat(loaded.width) / scale, height: CGFloat(loaded.height) / scale)
    var attributes = Attributes(scale: scale, size: size)
    attributes.orientation = loaded.orientation
    attributes.source = loaded.source
    self.init(loaded.content, attributes)
  }
}

extension UIImage.Orientation {
  /// The orientation that EXIF calls by a number.
  init(_ orientation: PictureOrientation) {
    self =
      switch orientation {
      case .topLeft: .up
      case .topRight: .upMirrored
      case .bottomRight: .down
      case .bottomLeft: .downMirrored
      case .leftTop: .leftMirrored
      case .rightTop: .right
      case .rightBottom: .rightMirrored
      case .leftBottom: .left
      }
  }

  var picture: PictureOrientation {
    switch self {
    case .up: .topLeft
    case .upMirrored: .topRight
    case .down: .bottomRight
    case .downMirrored: .bottomLeft
    case .leftMirrored: .leftTop
    case .right: .rightTop
    case .rightMirrored: .rightBottom
    case .left: .leftBottom
    }
  }
}
