// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraImaging
import TesseraRaster
import TesseraVector

/// The contents of an image file.
struct LoadedImage: Sendable {
  var content: UIImage.Content
  var orientation: UIImage.Orientation
  /// The pixels before the orientation is applied; nil if the orientation does not change the pixels.
  var source: CGImage?
  /// The width of the upright image, in pixels.
  var width: Int
  var height: Int
  /// The size in memory, in bytes.
  var byteCount: Int
  /// The size in points of a vector image; nil for a bitmap.
  var size: CGSize?

  /// The number of pixels below which an image is decoded when it is loaded.
  private static let manyPixels = 1 << 18

  /// Creates an image from a file. The image is the first frame if the file contains an animation.
  ///
  /// - Parameter name: The name used in reports of damage that is found later.
  init(_ bytes: [UInt8], name: String) throws(PictureError) {
    if VectorPicture.isSVG(bytes) || VectorPicture.isPDF(bytes) {
      try self.init(vector: bytes, name: name)
    } else {
      try self.init(pixels: bytes, name: name)
    }
  }

  private init(pixels bytes: [UInt8], name: String) throws(PictureError) {
    let decoder = try PictureDecoder(bytes)
    let header = decoder.header
    (width, height) = (header.displayedWidth, header.displayedHeight)
    orientation = UIImage.Orientation(header.orientation)
    if decoder.isReducible, width * height >= Self.manyPixels {
      content = .encoded(EncodedImage(decoder, name: name))
      byteCount = bytes.count
    } else {
      let stored = try decoder.bitmap()
      content = .bitmap(header.orientation.upright(stored))
      source = orientation == .up ? nil : CGImage(stored)
      byteCount = stored.bytes.count * (orientation == .up ? 1 : 2)
    }
  }

  /// Creates an image from the outlines in an SVG or PDF file. Reports unsupported features of the file.
  private init(vector bytes: [UInt8], name: String) throws(PictureError) {
    let picture: VectorPicture
    do {
      picture = try VectorPicture(
        bytes, decode: { bytes in try? PictureDecoder(bytes).bitmap() }, fonts: DocumentFonts.load)
    } catch {
      throw .vector(error.description)
    }
    if !picture.unsupported.isEmpty {
      let list = picture.unsupported.joined(separator: ", ")
      MissingResources.report(MissingResource(.image, name, reason: "it uses unsupported features: \(list)"))
    }
    content = .vector(picture)
    orientation = .up
    size = CGSize(width: picture.width, height: picture.height)
    (width, height) = (Int(picture.width.rounded(.up)), Int(picture.height.rounded(.up)))
    byteCount = bytes.count * 4
  }
}

extension UIImage {
  convenience init(_ loaded: LoadedImage, scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(width: CGFloat(loaded.width) / scale, height: CGFloat(loaded.height) / scale)
    var attributes = Attributes(scale: scale, size: size)
    if let points = loaded.size {
      // If pixels are requested, the outlines are rasterized at the screen's scale.
      let screen = UITraitCollection.current.displayScale
      attributes = Attributes(scale: screen > 0 ? screen : scale, size: points)
    }
    attributes.orientation = loaded.orientation
    attributes.source = loaded.source
    self.init(loaded.content, attributes)
  }
}

extension UIImage.Orientation {
  /// Creates the orientation that corresponds to an EXIF orientation.
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
