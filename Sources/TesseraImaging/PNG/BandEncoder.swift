// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import TesseraMemory
import TesseraRaster

import Glibc

// Consecutive frames of an animation are mostly identical, and compression is the most expensive step. Rows are
// therefore divided into bands at fixed positions, and each band is filtered and deflated independently:
//
//     signature, IHDR, texts │ IDAT: band 0 │ IDAT: band 1 │ ... │ IDAT: end, checksum of all │ IEND
//
// If a band has the same pixels as in the previous image, its chunk is copied, and its checksum is combined with the
// other checksums. A band's chunk depends only on its pixels, so a file's bytes do not depend on previously encoded
// images.

/// An encoder for consecutive images with the `fast` preset. It reuses the unchanged bands of the previous image.
final class BandEncoder {
  /// The number of pixels per band, rounded down to whole rows.
  static let bandPixels = 1 << 15

  /// The number of bands deflated so far.
  private(set) var bandsMade = 0
  private let deflater = UnsafeMutablePointer<tessera_deflater>.allocate(capacity: 1)
  private var bands: [Band] = []
  /// The image that the cached bands encode. The next image is compared with it.
  private var last: Bitmap?

  private struct Band {
    var rows: Range<Int>
    var hasOpaquePixelsOnly = false
    /// Whether the chunk contains RGB pixels.
    var isRGB = false
    var isCurrent = false
    var chunk = tessera_band()
  }

  /// The number of threads that encode bands. Does not affect the file.
  private let threads: Int

  init(threads: Int = 1) {
    self.threads = threads
    deflater.initialize(to: tessera_deflater())
  }

  deinit {
    for index in bands.indices { tessera_band_free(&bands[index].chunk) }
    tessera_deflater_close(deflater)
    deflater.deallocate()
  }

  static func rowsPerBand(width: Int) -> Int { max(1, bandPixels / max(1, width)) }

  /// Returns the image as a PNG file. Retains the image until the next call.
  func encode(_ bitmap: Bitmap, text: [(key: String, value: String)] = []) throws(PNGError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .empty(width: bitmap.width, height: bitmap.height) }
    let frame = LibPNG()
    try frame.checkWritten(tessera_png_create_writer(frame.state))
    try frame.add(text)
    splitIntoBands(bitmap)
    compare(bitmap)
    assert(bands.last?.rows.upperBound == bitmap.height, "The bands do not end with the picture.")
    // If encoding fails, the state of the bands is undefined, so they must not be reused.
    last = nil
    let isOpaque = bands.allSatisfy(\.hasOpaquePixelsOnly)
    try frame.checkWritten(tessera_png_write_head(frame.state, bitmap.width, bitmap.height, isOpaque ? 1 : 0))
    let headCount = frame.state.pointee.outputCount
    let stale = bands.indices.filter { !bands[$0].isCurrent || bands[$0].isRGB != isOpaque }
    let bandBytes = Self.rowsPerBand(width: bitmap.width) * (bitmap.width * 4 + 1)
    if threads > 1, stale.count > 1 {
      try frame.checkWritten(makeOnThreads(stale, of: bitmap, isRGB: isOpaque, bandBytes: bandBytes))
    } else if !stale.isEmpty {
      try frame.checkWritten(tessera_deflater_open(deflater, bandBytes))
      for index in stale { try frame.checkWritten(make(at: index, of: bitmap, isRGB: isOpaque)) }
    }
    try frame.checkWritten(tessera_png_write_tail(frame.state, checksum))
    last = bitmap
    let output = UnsafeBufferPointer(start: frame.state.pointee.output, count: frame.state.pointee.outputCount)
    return file(output[..<headCount], output[headCount...])
  }

  /// Divides the rows into bands, unless the previous image had the same size.
  private func splitIntoBands(_ bitmap: Bitmap) {
    if let last, last.width == bitmap.width, last.height == bitmap.height { return }
    last = nil
    for index in bands.indices { tessera_band_free(&bands[index].chunk) }
    let count = Self.rowsPerBand(width: bitmap.width)
    bands = stride(from: 0, to: bitmap.height, by: count).map { Band(rows: $0..<min($0 + count, bitmap.height)) }
  }

  /// Finds the unchanged bands, and determines whether the changed bands are opaque.
  private func compare(_ bitmap: Bitmap) {
    bitmap.bytes.withUnsafeBytes { bytes in
      guard let new = bytes.baseAddress else { return }
      let compareWith = { (old: UnsafeRawPointer?) in
        for index in self.bands.indices {
          let rows = self.bands[index].rows
          let (start, count) = (rows.lowerBound * bitmap.width * 4, rows.count * bitmap.width * 4)
          let isCurrent = old.map { $0 == new || memcmp($0 + start, new + start, count) == 0 } ?? false
          self.bands[index].isCurrent = isCurrent
          if isCurrent { continue }
          self.bands[index].hasOpaquePixelsOnly =
            tessera_pixels_are_opaque((new + start).assumingMemoryBound(to: UInt8.self), count / 4) != 0
        }
      }
      if let last { last.bytes.withUnsafeBytes { compareWith($0.baseAddress) } } else { compareWith(nil) }
    }
  }

  private func make(at index: Int, of bitmap: Bitmap, isRGB: Bool) -> Int32 {
    bandsMade += 1
    bands[index].isRGB = isRGB
    let rows = bands[index].rows
    assertSpan(rows.lowerBound, rows.count, within: bitmap.height)
    let stride = bitmap.width * 4
    return bitmap.bytes.withUnsafeBufferPointer { bytes in
      let part = tessera_png_part(
        pixels: bytes.baseAddress.map { $0 + rows.lowerBound * stride }, stride: stride, width: bitmap.width,
        height: rows.count)
      return tessera_band_make(deflater, &bands[index].chunk, part, isRGB ? 1 : 0, index == 0 ? 1 : 0)
    }
  }

  /// Encodes bands on several threads. Returns 0, or the error code of a failed band.
  private func makeOnThreads(_ indices: [Int], of bitmap: Bitmap, isRGB: Bool, bandBytes: Int) -> Int32 {
    bandsMade += indices.count
    let width = bitmap.width
    return bands.withUnsafeMutableBufferPointer { bands in
      bitmap.bytes.withUnsafeBufferPointer { bytes in
        BandJob.run(count: indices.count, threads: threads, bandBytes: bandBytes) { turn, deflater in
          let index = indices[turn]
          let rows = bands[index].rows
          bands[index].isRGB = isRGB
          let part = tessera_png_part(
            pixels: bytes.baseAddress.map { $0 + rows.lowerBound * width * 4 }, stride: width * 4, width: width,
            height: rows.count)
          return tessera_band_make(deflater, &bands[index].chunk, part, isRGB ? 1 : 0, index == 0 ? 1 : 0)
        }
      }
    }
  }

  /// The Adler-32 checksum of all filtered rows.
  private var checksum: UInt {
    bands.dropFirst().reduce(bands[0].chunk.adler) { adler32_combine($0, $1.chunk.adler, $1.chunk.rawCount) }
  }

  private func file(
    _ head: Slice<UnsafeBufferPointer<UInt8>>, _ tail: Slice<UnsafeBufferPointer<UInt8>>
  ) -> [UInt8] {
    var file: [UInt8] = []
    file.reserveCapacity(bands.reduce(head.count + tail.count) { $0 + $1.chunk.count })
    file += UnsafeBufferPointer(rebasing: head)
    for band in bands { file += UnsafeBufferPointer(start: band.chunk.chunk, count: band.chunk.count) }
    file += UnsafeBufferPointer(rebasing: tail)
    return file
  }
}
