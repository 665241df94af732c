// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
package import TesseraRaster

/// A decoder and encoder for JPEG files, based on libjpeg-turbo.
///
/// It always uses the accurate integer transform and smooth chroma upsampling. With these settings, libjpeg-turbo's
/// SIMD code returns the same bytes as its C code, so a file decodes to the same pixels on every machine.
package enum JPEG {
  static func decode(_ bytes: [UInt8], _ layout: JPEGLayout, reduction: Int) throws(PictureError) -> Bitmap {
    let width = (layout.header.width + reduction - 1) / reduction
    let height = (layout.header.height + reduction - 1) / reduction
    var state = tessera_jpeg()
    state.reduction = Int32(reduction)
    state.isCMYK = layout.header.isCMYK ? 1 : 0
    (state.width, state.height) = (width, height)
    var outcome: Int32 = 0
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      bytes.withUnsafeBufferPointer { file in
        (state.bytes, state.count, state.pixels) = (file.baseAddress, file.count, buffer.baseAddress)
        outcome = tessera_jpeg_read(&state)
      }
      guard outcome == 0, let pixels = buffer.baseAddress else { return }
      count = width * height * 4
      if let conversion = layout.colors.conversion() {
        conversion.convert(pixels, count: width * height)
      } else if layout.header.isCMYK {
        tessera_cmyk_to_rgb(pixels, width * height, layout.colors.model == .invertedCMYK ? 1 : 0)
      }
    }
    try check(outcome, &state)
    guard let bitmap = Bitmap(width: width, height: height, bytes: pixels) else { throw .outOfMemory }
    return bitmap
  }

  /// Returns the image as a JPEG file. Translucent pixels are blended with white.
  ///
  /// - Parameter quality: The quality, from 0 (smallest file) to 1 (best image). Below 0.9, the chroma resolution is
  ///   halved in both directions. NaN is treated as 1.
  package static func encode(_ bitmap: Bitmap, quality: Double) throws(PictureError) -> [UInt8] {
    guard (1...65_500).contains(bitmap.width), (1...65_500).contains(bitmap.height) else {
      throw .unsupported(.jpeg, reason: "does not support \(bitmap.width) x \(bitmap.height) pixels")
    }
    var state = tessera_jpeg()
    (state.width, state.height) = (bitmap.width, bitmap.height)
    let percent = quality.isNaN ? 100 : (min(1, max(0, quality)) * 100).rounded()
    var file: UnsafeMutablePointer<UInt8>?
    var count = 0
    let outcome = bitmap.bytes.withUnsafeBufferPointer { pixels -> Int32 in
      guard let pixels = pixels.baseAddress else { return Int32(TESSERA_PICTURE_NO_MEMORY.rawValue) }
      return tessera_jpeg_write(&state, pixels, Int32(max(1, percent)), &file, &count)
    }
    defer { tessera_picture_free(file) }
    try check(outcome, &state)
    return [UInt8](UnsafeBufferPointer(start: file, count: count))
  }

  private static func check(_ outcome: Int32, _ state: inout tessera_jpeg) throws(PictureError) {
    switch tessera_picture_outcome(rawValue: UInt32(outcome)) {
    case TESSERA_PICTURE_OK: return
    case TESSERA_PICTURE_TRUNCATED: throw .truncated(.jpeg)
    case TESSERA_PICTURE_NO_MEMORY: throw .outOfMemory
    default: throw .damaged(.jpeg, reason: pictureMessage(&state.message))
    }
  }
}

/// Returns a C library's error message, which is stored in a 200-byte field.
func pictureMessage<Field>(_ field: inout Field) -> String {
  withUnsafeBytes(of: &field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}
