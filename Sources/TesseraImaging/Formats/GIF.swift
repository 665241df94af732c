// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import TesseraRaster

/// A decoder for GIF files. Frames are drawn on a canvas in order, as in a viewer.
enum GIF {
  /// Calls `take` with each frame in order until it returns `false`.
  static func frames(_ bytes: [UInt8], _ layout: GIFLayout, take: (PictureFrame) -> Bool) throws(PictureError) {
    let (width, height) = (layout.header.width, layout.header.height)
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    for (index, frame) in layout.frames.enumerated() {
      let before = frame.disposal == .previous ? canvas : []
      try drawFrame(frame, at: index, bytes: bytes, on: &canvas, width: width, height: height)
      guard let bitmap = Bitmap(width: width, height: height, bytes: canvas) else { throw .outOfMemory }
      guard take(PictureFrame(bitmap: bitmap, delay: frame.delay)) else { return }
      switch frame.disposal {
      case .keep: break
      case .previous: canvas = before
      case .clear: clearFrame(frame, into: &canvas, width: width, height: height)
      }
    }
  }

  private static func drawFrame(
    _ frame: GIFLayout.Frame, at index: Int, bytes: [UInt8], on canvas: inout [UInt8], width: Int, height: Int
  ) throws(PictureError) {
    let rect = frame.rect
    let count = rect.width * rect.height
    guard count > 0 else { return }
    // A code has at least 3 bits and expands to at most 4096 pixels.
    guard count <= frame.codes.count * 8 / 3 * 4096 else { throw .truncated(.gif) }
    let indices = [UInt8](unsafeUninitializedCapacity: count) { buffer, found in
      found = bytes.withUnsafeBufferPointer { file in
        guard let codes = file.baseAddress, let indices = buffer.baseAddress else { return 0 }
        return tessera_gif_unpack(
          codes + frame.codes.lowerBound, frame.codes.count, Int32(frame.codeSize), indices, count)
      }
    }
    guard indices.count == count else {
      throw .damaged(.gif, reason: "frame \(index) has \(indices.count) of \(count) pixels")
    }
    var colors = [UInt8](repeating: 255, count: 1024)
    for color in 0..<256 {
      let place = frame.colors.lowerBound + color * 3
      // Color indices that are missing from the palette are black.
      for k in 0..<3 { colors[color * 4 + k] = place + 2 < frame.colors.upperBound ? bytes[place + k] : 0 }
    }
    var part = tessera_gif_frame()
    (part.x, part.y, part.width, part.height) = rect
    part.isInterlaced = frame.isInterlaced ? 1 : 0
    part.transparent = Int32(frame.transparent)
    indices.withUnsafeBufferPointer { indices in
      colors.withUnsafeBufferPointer { colors in
        canvas.withUnsafeMutableBufferPointer { canvas in
          guard let pixels = canvas.baseAddress, let first = indices.baseAddress, let table = colors.baseAddress else {
            return
          }
          (part.indices, part.colors) = (first, table)
          tessera_gif_put(pixels, width, height, &part)
        }
      }
    }
  }

  private static func clearFrame(_ frame: GIFLayout.Frame, into canvas: inout [UInt8], width: Int, height: Int) {
    let columns = min(frame.rect.x, width)..<min(frame.rect.x + frame.rect.width, width)
    guard !columns.isEmpty else { return }
    for row in min(frame.rect.y, height)..<min(frame.rect.y + frame.rect.height, height) {
      let start = (row * width + columns.lowerBound) * 4
      canvas.replaceSubrange(start..<start + columns.count * 4, with: repeatElement(0, count: columns.count * 4))
    }
  }
}
