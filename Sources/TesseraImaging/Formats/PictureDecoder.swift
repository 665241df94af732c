// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraRaster

// From a file's bytes to pixels, whatever the format:
//
//     bytes ──► PictureFormat ──► header: size, orientation, frames ──► bitmap: premultiplied sRGB, as stored
//
// The header is read at once and costs little; it finds files that are cut off or lie about their size before memory is
// taken. Pixels come when they are asked for, of a JPEG at an eighth of its size if that is enough.

/// Reads pictures of all formats that are known here.
///
///     let decoder = try PictureDecoder(bytes)
///     decoder.header.seenWidth              // 3024 pixels, of a photo that was taken upright
///     try decoder.bitmap(reduction: 4)      // 1008 x 756 pixels, as they are stored
package struct PictureDecoder: Sendable {
  /// What the file says before its pixels.
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

  /// Reads a file's header.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - maximumPixels: The most that its picture may have. Where a decoder needs more memory than its bitmap, the limits of
  ///     `PictureLimits` count, too.
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
    case .avif, .ico, .pdf, .svg: throw .unsupported(format, reason: "files are not read as pictures here")
    }
    self.bytes = bytes
    self.maximumPixels = maximumPixels
    try check(atMost: min(maximumPixels, Self.limit(header, layout)))
  }

  /// How many pixels the decoder has memory for.
  private static func limit(_ header: PictureHeader, _ layout: Layout) -> Int {
    switch layout {
    case .jpeg(let layout): return layout.isProgressive ? PictureLimits.heldPixels : PictureLimits.pixels
    case .gif, .heic: return PictureLimits.heldPixels
    case .webP where header.isLossless || header.loopCount != nil: return PictureLimits.heldPixels
    case .png, .webP, .bmp, .tiff:
      return header.orientation == .topLeft ? PictureLimits.pixels : PictureLimits.turnedPixels
    }
  }

  private func check(atMost most: Int) throws(PictureError) {
    guard header.width * header.height <= most else {
      throw .tooLarge(header.format, width: header.width, height: header.height, maximumPixels: most)
    }
  }

  /// The picture of a file, as it is seen.
  package static func decode(
    _ bytes: [UInt8], maximumPixels: Int = PictureLimits.pixels
  ) throws(PictureError) -> Bitmap {
    let decoder = try PictureDecoder(bytes, maximumPixels: maximumPixels)
    return decoder.header.orientation.upright(try decoder.bitmap())
  }

  /// The picture, or the first frame of an animation, as it is stored.
  ///
  /// - Parameter reduction: 1, 2, 4 or 8: of formats that can be reduced, that part of columns and rows, rounded up, each
  ///   pixel the mean of a square as the transform of JPEG has it. Others count as 1.
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

  /// All frames of an animation, as they are stored; of other files the one picture without a delay.
  ///
  /// - Parameter most: Files whose frames have more pixels together are refused.
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

  /// One frame of an animation as it is stored; those before it are decoded, too.
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
      try check(atMost: PictureLimits.heldPixels)
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

  /// How much smaller a picture can be decoded, the most first.
  private static let reductions = [8, 4, 2, 1]

  /// Whether pixels can be had at a part of their size for less than all of them.
  package var isReducible: Bool { header.format == .jpeg }

  /// The most that the picture can be reduced by and still have as many columns and rows as asked for, as they are stored.
  package func reduction(width: Double, height: Double) -> Int {
    guard isReducible else { return 1 }
    return Self.reductions.first { part in
      Double(header.width) / Double(part) >= width && Double(header.height) / Double(part) >= height
    } ?? 1
  }
}

extension PictureDecoder: Equatable {
  /// Whether they read the same bytes.
  package static func == (a: PictureDecoder, b: PictureDecoder) -> Bool { a.bytes == b.bytes }
}
