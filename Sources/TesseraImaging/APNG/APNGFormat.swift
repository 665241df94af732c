// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import TesseraRaster

// The definitions of the file format that the writer and the reader share. APNG (PNG, third edition) adds three
// chunks to PNG:
//
//     acTL  number of frames (4 bytes), plays (4; 0 means forever)
//     fcTL  sequence number (4), width, height, x, y (4 each), delay (2 / 2), disposal (1), blending (1)
//     fdAT  sequence number (4), deflated rows as in IDAT
//
// Sequence numbers start at 0 and count fcTL and fdAT chunks together. Integers are big-endian.

/// The operation applied to a frame's rectangle before the next frame is drawn.
enum APNGDisposal: UInt8 { case none, background, previous }

/// The blending of a frame's pixels with the canvas.
enum APNGBlending: UInt8 { case source, over }

/// The contents of fcTL after its sequence number.
struct APNGFrameControl: Equatable {
  var part: PixelRect
  /// The numerator of the delay. The delay is a fraction of a second with a 16-bit numerator and denominator.
  var numerator: UInt16
  var denominator: UInt16
  var disposal = APNGDisposal.none
  var blending = APNGBlending.source

  func bytes(sequence: UInt32) -> [UInt8] {
    let numbers = [sequence] + [part.width, part.height, part.x0, part.y0].map { UInt32(truncatingIfNeeded: $0) }
    let delay = UInt32(numerator) << 16 | UInt32(denominator)
    return (numbers + [delay]).flatMap(bigEndian) + [disposal.rawValue, blending.rawValue]
  }
}

/// Returns four bytes in big-endian order.
func bigEndian(_ number: UInt32) -> [UInt8] {
  [UInt8(number >> 24), UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255)]
}

/// Returns a chunk with its length and checksum.
func pngChunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
  var bytes = bigEndian(UInt32(data.count))
  bytes.reserveCapacity(data.count + 12)
  bytes += type.utf8
  bytes += data
  let checksum = bytes.withUnsafeBufferPointer { crc32_z(0, $0.baseAddress.map { $0 + 4 }, data.count + 4) }
  bytes += bigEndian(UInt32(truncatingIfNeeded: checksum))
  return bytes
}

extension PNG {
  /// Returns the filtered and deflated rows of an image region: the contents of IDAT and fdAT. The region must be
  /// inside the image and must not be empty.
  static func imageData(
    of bitmap: Bitmap, part: PixelRect, isOpaque: Bool, preset: Preset
  ) throws(PNGError) -> [UInt8] {
    let writer = LibPNG()
    try writer.checkWritten(tessera_png_create_writer(writer.state))
    let stride = bitmap.width * 4
    let outcome = bitmap.bytes.withUnsafeBufferPointer { bytes in
      let pixels = bytes.baseAddress.map { $0 + part.y0 * stride + part.x0 * 4 }
      let picture = tessera_png_part(pixels: pixels, stride: stride, width: part.width, height: part.height)
      return tessera_png_write_part(writer.state, picture, isOpaque ? 1 : 0, preset.effort)
    }
    try writer.checkWritten(outcome)
    // libpng writes a complete file. Join its IDAT chunks into one.
    var chunks = try PNGChunks(
      UnsafeBufferPointer(start: writer.state.pointee.output, count: writer.state.pointee.outputCount))
    var data: [UInt8] = []
    data.reserveCapacity(writer.state.pointee.outputCount)
    while let (type, part) = try chunks.next() {
      if type == "IDAT" { data += UnsafeBufferPointer(rebasing: part) }
    }
    return data
  }

  /// Returns whether every pixel of a region is opaque.
  static func isOpaque(_ bitmap: Bitmap, part: PixelRect) -> Bool {
    let stride = bitmap.width * 4
    return bitmap.bytes.withUnsafeBufferPointer { bytes in
      let pixels = bytes.baseAddress.map { $0 + part.y0 * stride + part.x0 * 4 }
      return tessera_part_is_opaque(
        tessera_png_part(pixels: pixels, stride: stride, width: part.width, height: part.height)) != 0
    }
  }
}
