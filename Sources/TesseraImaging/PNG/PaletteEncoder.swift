// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import TesseraMemory
import TesseraRaster

/// An encoder for images with at most 256 colors, such as diff images. A palette reduces each pixel to one byte, so
/// deflating takes a third of the time. Real screens have more colors, which the encoder detects early.
///
/// Rows are divided into bands as in `BandEncoder`, so that all cores can deflate them.
struct PaletteEncoder {
  /// The number of bytes per band, rounded to whole rows.
  private static let bandBytes = 1 << 17

  private let bitmap: Bitmap
  private let palette: TKPalette

  /// Creates an encoder. Returns `nil` if the image has more than 256 colors or no pixels.
  init?(_ bitmap: Bitmap) {
    guard bitmap.width > 0, bitmap.height > 0 else { return nil }
    var palette = TKPalette()
    let isSmall = bitmap.withPixels { pixels in
      pixels.map { tk_palette_collect(&palette, $0, bitmap.width * bitmap.height) != 0 } ?? false
    }
    guard isSmall else { return nil }
    self.bitmap = bitmap
    self.palette = palette
  }

  func encode(text: [(key: String, value: String)], threads: Int) throws(PNGError) -> [UInt8] {
    let frame = LibPNG()
    try frame.checkWritten(tessera_png_create_writer(frame.state))
    try frame.add(text)
    try frame.checkWritten(writeHead(frame.state))
    let headCount = frame.state.pointee.outputCount
    let stride = bitmap.width + 1
    let rowsPerBand = max(1, Self.bandBytes / stride)
    let count = (bitmap.height + rowsPerBand - 1) / rowsPerBand
    let bands = UnsafeMutableBufferPointer<tessera_band>.allocate(capacity: count)
    bands.initialize(repeating: tessera_band())
    defer {
      for index in bands.indices { tessera_band_free(&bands[index]) }
      bands.deallocate()
    }
    try frame.checkWritten(make(bands, rowsPerBand: rowsPerBand, threads: threads))
    let checksum = bands.dropFirst().reduce(bands[0].adler) { adler32_combine($0, $1.adler, $1.rawCount) }
    try frame.checkWritten(tessera_png_write_tail(frame.state, checksum))
    let output = UnsafeBufferPointer(start: frame.state.pointee.output, count: frame.state.pointee.outputCount)
    var file: [UInt8] = []
    file.reserveCapacity(bands.reduce(output.count) { $0 + $1.count })
    file += UnsafeBufferPointer(rebasing: output[..<headCount])
    for band in bands { file += UnsafeBufferPointer(start: band.chunk, count: band.count) }
    file += UnsafeBufferPointer(rebasing: output[headCount...])
    return file
  }

  private func writeHead(_ state: UnsafeMutablePointer<tessera_png>) -> Int32 {
    let count = Int(palette.count)
    let colors = withUnsafeBytes(of: palette.colors) { colors in
      colors.bindMemory(to: UInt32.self).prefix(count).map { tk_straight_color($0) }
    }
    return colors.withUnsafeBytes {
      tessera_png_write_palette_head(
        state, bitmap.width, bitmap.height, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(count))
    }
  }

  private func make(_ bands: UnsafeMutableBufferPointer<tessera_band>, rowsPerBand: Int, threads: Int) -> Int32 {
    let (width, height) = (bitmap.width, bitmap.height)
    return withUnsafePointer(to: palette) { palette in
      bitmap.withPixels { pixels in
        guard let pixels else { return 0 }
        return BandJob.run(count: bands.count, threads: threads, bandBytes: rowsPerBand * (width + 1)) {
          index, deflater in
          let top = index * rowsPerBand
          let rows = min(rowsPerBand, height - top)
          assertSpan(top, rows, within: height)
          guard let indices = deflater.pointee.rows else { return 0 }
          tk_palette_map(palette, pixels + top * width, width, rows, indices)
          return tessera_band_make_raw(
            deflater, &bands[index], indices, rows * (width + 1), width + 1, 1, index == 0 ? 1 : 0)
        }
      }
    }
  }
}
