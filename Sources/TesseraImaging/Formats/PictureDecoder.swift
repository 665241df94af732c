// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraRaster

// All formats are decoded in the same steps:
//
//     bytes ──► PictureFormat ──► header: size, orientation, frames ──► bitmap: premultiplied sRGB, as stored
//
// The header is parsed first, at little cost. This detects truncated files and false sizes before memory is
// allocated. Pixels are decoded on demand. A JPEG is decoded at a reduced size, down to an eighth, if that size is
// sufficient.

/// A decoder for images in all supported formats.
///
///     let decoder = try PictureDecoder(bytes)
///     decoder.header.displayedWidth              // 3024 pixels, of a photo taken in portrait
///     try decoder.bitmap(reduction: 4)      // 1008 x 756 pixels, as stored
package struct PictureDecoder: Sendable {
  /// The metadata of the image.
  package let header: PictureHeader
  private let bytes: [UInt8]
  private let layout: Layout
  private let maximumPixels: Int

  private enum Layout: Sendable {
    case png(PNGLayout)
    case jpeg(JPEGLayout)
    case webP(PictureColors)
    case gif(GIFLayout)
    case heic
    case bmp(BMPLayout)
    case tiff(PictureColors)
  }

  /// Creates a decoder and reads the file's header.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - maximumPixels: The maximum number of pixels. If decoding requires more memory than the resulting bitmap, the
  ///     limits in `PictureLimits` also apply.
  package init(_ bytes: [UInt8], maximumPixels: Int = PictureLimits.pixels) throws(PictureError) {
    guard !bytes.isEmpty else { throw .empty }
    guard let format = PictureFormat(bytes) else { throw .unknownFormat }
    switch format {
    case .png:
      let layout = try PNGLayout(bytes)
      (self.layout, header) = (.png(layout), layout.header)
    case .jpeg:
      let layout = try JPEGLayout(bytes)
      (self.layout, header) = (.jpeg(layout), layout.header)
    case .webP:
      let (header, colors) = try WebP.layout(bytes)
      (layout, self.header) = (.webP(colors), header)
    case .gif:
      let layout = try GIFLayout(bytes)
      (self.layout, header) = (.gif(layout), layout.header)
    case .heic: (layout, header) = (.heic, try HEIC.header(bytes))
    case .bmp:
      let layout = try BMPLayout(bytes)
      (self.layout, header) = (.bmp(layout), layout.header)
    case .tiff:
      let (header, colors) = try TIFF.layout(bytes)
      (layout, self.header) = (.tiff(colors), header)
    case .avif, .ico, .pdf, .svg: throw .unsupported(format, reason: "files cannot be decoded as bitmaps")
    }
    self.bytes = bytes
    self.maximumPixels = maximumPixels
    try check(atMost: min(maximumPixels, Self.limit(header, layout)))
  }

  /// Returns the maximum number of pixels that may be decoded, which is lower for decoders that require more memory.
  private static func limit(_ header: PictureHeader, _ layout: Layout) -> Int {
    switch layout {
    case .jpeg(let layout): return layout.isProgressive ? PictureLimits.bufferedPixels : PictureLimits.pixels
    case .gif, .heic: return PictureLimits.bufferedPixels
    case .webP where header.isLossless || header.loopCount != nil: return PictureLimits.bufferedPixels
    case .png, .webP, .bmp, .tiff:
      return header.orientation == .topLeft ? PictureLimits.pixels : PictureLimits.rotatedPixels
    }
  }

  private func check(atMost most: Int) throws(PictureError) {
    guard header.width * header.height <= most else {
      throw .tooLarge(header.format, width: header.width, height: header.height, maximumPixels: most)
    }
  }

  /// Decodes a file and returns the image in its displayed orientation.
  package static func decode(
    _ bytes: [UInt8], maximumPixels: Int = PictureLimits.pixels
  ) throws(PictureError) -> Bitmap {
    let decoder = try PictureDecoder(bytes, maximumPixels: maximumPixels)
    return decoder.header.orientation.upright(try decoder.bitmap())
  }

  /// Returns the image, or the first frame of an animation, in its stored orientation.
  ///
  /// - Parameter reduction: The divisor of the width and height: 1, 2, 4 or 8. The resulting size is rounded up. Each
  ///   pixel is the mean of a square of pixels, as computed by JPEG's transform. Formats that do not support
  ///   reduction ignore it.
  package func bitmap(reduction: Int = 1) throws(PictureError) -> Bitmap {
    switch layout {
    case .png(let layout): return try layout.decode(bytes, maximumPixels: maximumPixels)
    case .jpeg(let layout):
      return try JPEG.decode(bytes, layout, reduction: Self.reductions.contains(reduction) ? reduction : 1)
    case .webP(let colors) where header.loopCount == nil: return try WebP.decode(bytes, header: header, colors: colors)
    case .heic: return try HEIC.decode(bytes, header, maximumPixels: maximumPixels)
    case .bmp(let layout): return try BMP.decode(bytes, layout)
    case .tiff(let colors): return try TIFF.decode(bytes, header: header, colors: colors)
    case .webP, .gif:
      var first: Bitmap?
      try eachFrame {
        first = $0.bitmap
        return false
      }
      guard let first else { throw .damaged(header.format, reason: "it has no frame") }
      return first
    }
  }

  /// Returns all frames of an animation in their stored orientation. For other files, returns the single image
  /// without a delay.
  ///
  /// - Parameter most: The maximum total number of pixels of all frames. Files with more pixels are rejected.
  package func frames(maximumPixels most: Int = PictureLimits.framePixels) throws(PictureError) -> [PictureFrame] {
    guard header.frameCount > 1 else { return [PictureFrame(bitmap: try bitmap(), delay: 0)] }
    let (pixels, overflow) = (header.width * header.height).multipliedReportingOverflow(by: header.frameCount)
    guard !overflow, pixels <= most else {
      throw .tooLarge(
        header.format, width: header.width, height: header.height * header.frameCount, maximumPixels: most)
    }
    var frames: [PictureFrame] = []
    try eachFrame {
      frames.append($0)
      return true
    }
    return frames
  }

  /// Returns one frame of an animation in its stored orientation. The preceding frames are also decoded.
  package func frame(at index: Int) throws(PictureError) -> PictureFrame {
    var number = -1
    var found: PictureFrame?
    if header.frameCount > 1 {
      try eachFrame { frame in
        number += 1
        if number == index { found = frame }
        return number < index
      }
    } else if index == 0 {
      found = PictureFrame(bitmap: try bitmap(), delay: 0)
    }
    guard let found else { throw .damaged(header.format, reason: "it has no frame \(index)") }
    return found
  }

  private func eachFrame(_ take: (PictureFrame) -> Bool) throws(PictureError) {
    switch layout {
    case .webP(let colors): try WebP.frames(bytes, header: header, colors: colors, take: take)
    case .gif(let layout): try GIF.frames(bytes, layout, take: take)
    case .png:
      try check(atMost: PictureLimits.bufferedPixels)
      try eachPNGFrame(take)
    case .jpeg, .heic, .bmp, .tiff: _ = take(PictureFrame(bitmap: try bitmap(), delay: 0))
    }
  }

  private func eachPNGFrame(_ take: (PictureFrame) -> Bool) throws(PictureError) {
    do {
      var reader = try APNGReader(bytes, maximumPixels: maximumPixels)
      while let frame = try reader.next() {
        let milliseconds = (frame.delay.seconds * 1000).rounded()
        guard take(PictureFrame(bitmap: frame.bitmap, delay: Int(milliseconds))) else { return }
      }
    } catch {
      throw .damaged(.png, reason: "\(error)")
    }
  }

  // MARK: Reduced decoding

  /// The supported reductions, largest first.
  private static let reductions = [8, 4, 2, 1]

  /// Whether decoding the image at a reduced size is faster than decoding it at full size.
  package var isReducible: Bool { header.format == .jpeg }

  /// Returns the largest reduction at which the stored image has at least the given width and height.
  package func reduction(width: Double, height: Double) -> Int {
    guard isReducible else { return 1 }
    return Self.reductions.first { part in
      Double(header.width) / Double(part) >= width && Double(header.height) / Double(part) >= height
    } ?? 1
  }
}

extension PictureDecoder: Equatable {
  /// Returns whether both decoders have the same file contents.
  package static func == (a: PictureDecoder, b: PictureDecoder) -> Bool { a.bytes == b.bytes }
}
