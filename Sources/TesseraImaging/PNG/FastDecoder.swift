// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.Deflate
import CTesseraImaging
import CTesseraKernels
import TesseraRaster

import Glibc

// Nearly every PNG file of a screen has 8 bits per sample, is RGB or RGBA, and is not interlaced. libpng inflates it
// through zlib, 8 kB at a time, and reverses its filters row by row, which takes 22 ms for a phone's screen. With the
// whole file in memory, libdeflate inflates it in 2 ms, and wide loops on all cores reverse the filters in another 2
// ms.
//
// Only regular files up to a certain size are decoded here. libpng decodes all other files row by row, and reports all errors.

/// A decoder of regular 8-bit files.
struct FastDecoder {
  private var width = 0
  private var height = 0
  private var bytesPerPixel = 0
  private var parts: [UnsafeBufferPointer<UInt8>] = []

  /// Returns the picture, or `nil` if libpng has to decode it.
  static func decode(
    _ file: UnsafeBufferPointer<UInt8>, maximumPixels: Int, unpackedPixels: Int = PictureLimits.unpackedPixels,
    level: Int32 = tk_level()
  ) -> Bitmap? {
    guard let decoder = try? FastDecoder(file) else { return nil }
    // All decompressed rows are in memory in addition to the bitmap.
    let most = min(maximumPixels, unpackedPixels)
    return decoder.picture(fileSize: file.count, maximumPixels: most, level: level)
  }

  /// Reads the chunks. Returns `nil` unless libpng would accept all of them and none changes the meaning of pixels.
  private init?(_ file: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    var chunks = try PNGChunks(file)
    guard let (type, header) = try chunks.next(), type == "IHDR", header.count == 13 else { return nil }
    let fields = Array(header)
    // Check the depth and color type. Compression, filter and interlacing have only one supported value each: 0.
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

  /// Inflates all parts as one stream. Returns whether it has exactly `count` bytes.
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
    // libdeflate accepts references beyond the declared window; with the largest window there are none.
    guard stream.count > 2, stream[0] == 0x78, let source = stream.baseAddress else { return false }
    var (read, written) = (0, 0)
    let outcome = libdeflate_zlib_decompress_ex(inflater, source, stream.count, rows, count, &read, &written)
    return outcome == LIBDEFLATE_SUCCESS && read == stream.count && written == count
  }
}
