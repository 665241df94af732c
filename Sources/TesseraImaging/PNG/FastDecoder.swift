// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.Deflate
import CTesseraImaging
import CTesseraKernels
import TesseraRaster

import Glibc

// Nearly every PNG file of a screen is a noninterlaced RGB or RGBA file with 8 bits per sample. libpng inflates such
// a file through zlib, 8 kB at a time, and reverses its filters row by row, which takes 22 ms for a phone screen.
// With the whole file in memory, libdeflate inflates it in 2 ms, and SIMD loops on all cores reverse the filters in
// another 2 ms.
//
// This decoder handles only such files, up to a certain size. libpng decodes all other files row by row, and it
// reports all errors.

/// A decoder for noninterlaced files with 8 bits per sample.
struct FastDecoder {
  private var width = 0
  private var height = 0
  private var bytesPerPixel = 0
  private var parts: [UnsafeBufferPointer<UInt8>] = []

  /// Returns the image, or `nil` if libpng must decode it.
  static func decode(
    _ file: UnsafeBufferPointer<UInt8>, maximumPixels: Int, unpackedPixels: Int = PictureLimits.unpackedPixels,
    level: Int32 = tk_level()
  ) -> Bitmap? {
    guard let decoder = try? FastDecoder(file) else { return nil }
    // This decoder needs memory for all decompressed rows in addition to the bitmap.
    let most = min(maximumPixels, unpackedPixels)
    return decoder.picture(fileSize: file.count, maximumPixels: most, level: level)
  }

  /// Reads the chunks. Returns `nil` unless libpng would accept all of them and none affects how pixels are
  /// interpreted.
  private init?(_ file: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    var chunks = try PNGChunks(file)
    guard let (type, header) = try chunks.next(), type == "IHDR", header.count == 13 else { return nil }
    let fields = Array(header)
    // Check the depth and color type. The compression, filter and interlacing methods must be 0.
    guard fields[8] == 8, fields[9] == 2 || fields[9] == 6, fields[10...] == [0, 0, 0] else { return nil }
    width = fields[..<4].reduce(0) { $0 << 8 | Int($1) }
    height = fields[4..<8].reduce(0) { $0 << 8 | Int($1) }
    guard (1..<1 << 31).contains(width), (1..<1 << 31).contains(height) else { return nil }
    bytesPerPixel = fields[9] == 2 ? 3 : 4
    var isBehindPixels = false
    while let (type, data) = try chunks.next() {
      switch type {
      case "IDAT" where !isBehindPixels: parts.append(UnsafeBufferPointer(rebasing: data))
      case "tEXt", "zTXt", "iTXt", "sRGB", "gAMA", "cHRM", "pHYs", "tIME", "bKGD", "eXIf", "sBIT":
        isBehindPixels = !parts.isEmpty
      default: return nil
      }
    }
    guard !parts.isEmpty else { return nil }
  }

  private func picture(fileSize: Int, maximumPixels: Int, level: Int32) -> Bitmap? {
    guard width * height <= min(maximumPixels, Int.max / 8), width * height <= fileSize * 1032 else { return nil }
    let count = (width * bytesPerPixel + 1) * height
    guard let rows = malloc(count + Int(TK_ROWS_PADDING)) else { return nil }
    defer { free(rows) }
    tk_prefer_large_pages(rows, count)
    guard inflate(to: rows, count: count) else { return nil }
    var isUnfiltered = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, used in
      guard let base = buffer.baseAddress else { return }
      tk_prefer_large_pages(base, buffer.count)
      isUnfiltered =
        tk_unfilter(
          UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt32.self), rows.assumingMemoryBound(to: UInt8.self),
          width, height, bytesPerPixel, level) != 0
      used = isUnfiltered ? width * height * 4 : 0
    }
    return isUnfiltered ? Bitmap(width: width, height: height, bytes: pixels) : nil
  }

  /// Inflates all IDAT chunks as one stream. Returns whether the result has exactly `count` bytes.
  private func inflate(to rows: UnsafeMutableRawPointer, count: Int) -> Bool {
    guard let inflater = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(inflater) }
    if parts.count == 1 { return Self.inflate(parts[0], inflater: inflater, to: rows, count: count) }
    var stream: [UInt8] = []
    stream.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { stream += part }
    return stream.withUnsafeBufferPointer { Self.inflate($0, inflater: inflater, to: rows, count: count) }
  }

  private static func inflate(
    _ stream: UnsafeBufferPointer<UInt8>, inflater: OpaquePointer, to rows: UnsafeMutableRawPointer, count: Int
  ) -> Bool {
    // libdeflate accepts references beyond the window size that a stream declares. No reference can exceed the
    // largest window, so accept only streams that declare it.
    guard stream.count > 2, stream[0] == 0x78, let source = stream.baseAddress else { return false }
    var (read, written) = (0, 0)
    let outcome = libdeflate_zlib_decompress_ex(inflater, source, stream.count, rows, count, &read, &written)
    return outcome == LIBDEFLATE_SUCCESS && read == stream.count && written == count
  }
}
