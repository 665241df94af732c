// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import CTesseraKernels
public import TesseraRaster

// libpng writes rows directly into the bitmap. Each row is premultiplied while it is in the CPU cache.

extension PNG {
  /// Decodes a PNG file of any color type and bit depth, interlaced or not.
  ///
  /// Samples of 16 bits are rounded to 8. Color profiles and gamma are not applied: samples are treated as sRGB.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file. Any damage is an error, even after the pixels.
  ///   - maximumPixels: The maximum number of pixels, checked before memory is allocated. The default is 16384 x
  ///     16384.
  public static func decode(_ bytes: [UInt8], maximumPixels: Int = PictureLimits.pixels) throws(PNGError) -> Bitmap {
    try bytes.withUnsafeBufferPointer { (file) throws(PNGError) -> Bitmap in
      if let bitmap = FastDecoder.decode(file, maximumPixels: maximumPixels) { return bitmap }
      return try decodeSlowly(file, maximumPixels: maximumPixels)
    }
  }

  /// Decodes any file with libpng. Premultiplies the pixels, unless a `finish` closure is passed to process them
  /// instead.
  static func decodeSlowly(
    _ file: UnsafeBufferPointer<UInt8>, maximumPixels: Int, finish: ((UnsafeMutablePointer<UInt8>, Int) -> Void)? = nil
  ) throws(PNGError) -> Bitmap {
    try PNGChunks.checkSignature(file)
    let reader = LibPNG()
    try reader.checkRead(tessera_png_open(reader.state, file.baseAddress, file.count))
    let (width, height) = try size(of: reader, fileSize: file.count, maximumPixels: maximumPixels)
    var outcome: Int32 = 0
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      tk_prefer_large_pages(buffer.baseAddress, buffer.count)
      outcome = tessera_png_read_pixels(reader.state, buffer.baseAddress, finish == nil ? 0 : 1)
      count = outcome == 0 ? width * height * 4 : 0
      if outcome == 0, let pixels = buffer.baseAddress { finish?(pixels, width * height) }
    }
    try reader.checkRead(outcome)
    guard let bitmap = Bitmap(width: width, height: height, bytes: pixels) else { throw .outOfMemory }
    return bitmap
  }

  /// Returns the size in the header. Throws an error if the size exceeds the caller's limit or is too large for the
  /// file.
  private static func size(
    of reader: borrowing LibPNG, fileSize: Int, maximumPixels: Int
  ) throws(PNGError) -> (width: Int, height: Int) {
    let state = reader.state
    let width = Int(png_get_image_width(state.pointee.png, state.pointee.info))
    let height = Int(png_get_image_height(state.pointee.png, state.pointee.info))
    // The width and height are below 2^31, so their product cannot overflow. The cap keeps the byte count below
    // Int.max.
    guard width * height <= min(maximumPixels, Int.max / 8) else {
      throw .tooLarge(width: width, height: height, maximumPixels: maximumPixels)
    }
    // Deflate's maximum compression ratio is 1032. If the header declares more pixels than the file can contain,
    // reject the file before memory is allocated.
    guard width * height <= fileSize * 1032 * 8 / Int(tessera_png_bits_per_pixel(state)) else { throw .truncated }
    return (width, height)
  }
}
