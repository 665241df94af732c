// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import TesseraRaster

/// A decoder for BMP files: 1, 4 and 8 bits per pixel with a palette, with or without run-length encoding, and 16, 24
/// and 32 bits per pixel.
enum BMP {
  static func decode(_ bytes: [UInt8], _ layout: BMPLayout) throws(PictureError) -> Bitmap {
    let (width, height) = (layout.header.width, layout.header.height)
    var state = tessera_bmp()
    (state.width, state.height) = (width, height)
    state.bits = Int32(layout.bits)
    state.isRunLength = layout.isRunLength ? 1 : 0
    state.isTopDown = layout.isTopDown ? 1 : 0
    state.masks = (layout.masks[0], layout.masks[1], layout.masks[2], layout.masks[3])
    var outcome: Int32 = 0
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      guard let pixels = buffer.baseAddress else { return }
      bytes.withUnsafeBufferPointer { file in
        layout.palette.withUnsafeBufferPointer { palette in
          (state.bytes, state.count) = (file.baseAddress.map { $0 + layout.start }, file.count - layout.start)
          (state.colors, state.pixels) = (palette.baseAddress, pixels)
          outcome = tessera_bmp_read(&state)
        }
      }
      guard outcome == 0 else { return }
      count = width * height * 4
      layout.colors.conversion()?.convert(pixels, count: width * height)
      if layout.header.hasAlpha { tessera_premultiply(pixels, width * height) }
    }
    guard outcome == 0 else { throw .truncated(.bmp) }
    guard let bitmap = Bitmap(width: width, height: height, bytes: pixels) else { throw .outOfMemory }
    return bitmap
  }
}
